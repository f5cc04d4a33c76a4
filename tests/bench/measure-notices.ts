import { askChild } from './child.ts';
import type { NoticesReport } from './notices-process.ts';
import { atMost, type Figure } from './report.ts';

const STUDENTS = 3000;
const LISTS = [10, 1000];
/** Of a minute between two polls of the bell: all bells ring at the first poll after it. */
const LAST_BELL_MS = 60_000;
/** An entry for each role, the notice with its lists, and what is newest. */
const PUBLISHED = 40;
/** Two lines of up to 1 kB. */
const OF_READING = 2;
/** A poll when nothing is new, and one of a student of few classes. */
const IDLE_POLL = 2;
const POLL = 5;
/** The count of 100 unread notices reads their entries, one of 10 fewer. */
const LIST_READS = 16;

/** Notices of a school: a bell for everybody, readings, and lists of schools that write a lot. */
export async function measureNotices(env: Readonly<Record<string, string>>): Promise<Figure[]> {
  const order = { students: STUDENTS, lists: LISTS };
  const found = await askChild<NoticesReport>('notices-process.ts', env, order);
  const section = `A notice to ${STUDENTS.toLocaleString('en')} students`;
  const units = (what: string, value: number, most?: number): Figure => ({
    section,
    what,
    value,
    unit: 'units',
    ...(most !== undefined && { limit: atMost(value, most, 'units') }),
  });
  return [
    {
      section,
      what: 'until the count of the last person shows it',
      value: found.lastBellMs,
      unit: 'ms',
      limit: atMost(found.lastBellMs, LAST_BELL_MS, 'ms'),
    },
    units('publishing, written', found.published, PUBLISHED),
    units('all of them read it, written', found.read, STUDENTS * OF_READING),
    units('counting them, read', found.reachUnits),
    units('a poll of the bell when nothing is new, read', found.idlePoll, IDLE_POLL),
    units('a poll of the bell, read', found.poll, POLL),
    ...found.lists.flatMap(({ what, school, p50, p99, read }): Figure[] => [
      { section: 'Lists of notices', what: `${what}: ${school}, p50`, value: p50, unit: 'ms' },
      { section: 'Lists of notices', what: `${what}: ${school}, p99`, value: p99, unit: 'ms' },
      {
        section: 'Lists of notices',
        what: `${what}: ${school}, read`,
        value: read,
        unit: 'units',
        limit: atMost(read, LIST_READS, 'units'),
      },
    ]),
  ];
}
