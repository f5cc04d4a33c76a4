import { randomUUID } from 'node:crypto';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import type { SchoolNoticeId, UserId } from '#shared/ids.ts';
import { notices } from '#shared/notices/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { collectLogLines } from '#tests/contract/harness/log-lines.ts';
import { makeBigSchool } from '#tests/factories/big-school.ts';
import type { Person } from '#tests/factories/person.ts';
import { storePublished, writeNotice } from '#tests/factories/school-notice.ts';
import { type CallTimes, checkRows, sampleCall } from './sample-calls.ts';

export interface NoticesOrder {
  readonly students: number;
  /** Notices in the small and in the large school. */
  readonly lists: readonly number[];
}

export interface NoticesReport {
  /** From the call that publishes until the count of the last person shows it. */
  readonly lastBellMs: number;
  readonly published: number;
  /** Units that all readings have written, and the time of the call that counts them. */
  readonly read: number;
  readonly reachUnits: number;
  readonly idlePoll: number;
  readonly poll: number;
  readonly lists: readonly CallTimes[];
}

const { publish, unreadCount, markRead, markAllRead, list, reach } = notices.endpoints;
const GROUPS = 100;
const AT_ONCE = 8;
const PAGE = 10;

const studentOf = ({ schoolId }: Person, userId: UserId): Person => ({
  schoolId,
  userId,
  role: ROLE.student,
  account: userId,
  name: userId,
  session: { id: randomUUID(), began: Math.floor(Date.now() / 1000) - 60 },
});

const own = ({ userId }: Person) => ({ user_id: userId });
const unitsOf = (lines: readonly string[]): { readUnits: number; writeUnits: number } =>
  JSON.parse(lines[0] ?? '{}');

async function send(endpoint: Endpoint, as: Person, payload: object) {
  const answer = await call(endpoint, { as, payload });
  if (answer.code !== 1) throw new Error(`${endpoint.path} answered ${answer.code}`);
  return { ...answer, ...unitsOf(answer.lines) };
}

/** Asks until the bell shows what was published. Answers the units of that count. */
async function waitForBell(as: Person): Promise<number> {
  for (;;) {
    const { data, readUnits } = await send(unreadCount, as, own(as));
    if ((data as { count: number }).count > 0) return readUnits;
  }
}

/** A notice to everybody: how soon the last bell shows it, and what it costs that everybody reads it. */
async function measureSchool(size: number) {
  const { principal, studentIds } = await makeBigSchool(size, Math.min(GROUPS, size));
  const people = studentIds.map((id) => studentOf(principal, id));
  const { id, rev } = await writeNotice(principal, {
    roles: 'principal,teacher,live-teacher,student',
  });
  const began = performance.now();
  const { writeUnits } = await send(publish, principal, { notice_id: id, rev });
  const polls = await mapConcurrently(people, AT_ONCE, waitForBell);
  const lastBellMs = performance.now() - began;
  const readings = await mapConcurrently(people, AT_ONCE, async (person) => {
    const { writeUnits: units } = await send(markRead, person, { ...own(person), notice_id: id });
    return units;
  });
  const { readUnits: reachUnits } = await send(reach, principal, { notice_id: id });
  const [first] = people;
  if (!first) throw new TypeError('a school without students');
  await send(markAllRead, first, own(first));
  const { readUnits: idlePoll } = await send(unreadCount, first, own(first));
  return {
    lastBellMs,
    published: writeUnits,
    read: readings.reduce((sum, units) => sum + units, 0),
    reachUnits,
    idlePoll,
    poll: Math.max(...polls),
  };
}

/** The first page of a student in a school that has published so much. */
async function measureList(count: number): Promise<CallTimes[]> {
  const { principal, studentIds } = await makeBigSchool(1, 1);
  const published: SchoolNoticeId[] = [];
  for (let index = 0; index < count; index += 1)
    published.push(await storePublished(principal, { title: `通知 ${index + 1}` }));
  const as = studentOf(principal, studentIds[0] ?? principal.userId);
  const school = `${published.length.toLocaleString('en')} notices`;
  const rows = (data: object) =>
    'list' in data && Array.isArray(data.list) ? data.list.length : 0;
  const asked = { as, school, payload: () => ({ ...own(as), limit: PAGE }) };
  return [
    await sampleCall({ ...asked, what: 'a page of notices', endpoint: list, rows }),
    await sampleCall({
      ...asked,
      what: 'unread count',
      endpoint: unreadCount,
      payload: () => own(as),
      rows: () => 0,
    }),
  ];
}

async function run({ students, lists }: NoticesOrder): Promise<NoticesReport> {
  const school = await measureSchool(students);
  const times: CallTimes[] = [];
  for (const count of lists) times.push(...(await measureList(count)));
  checkRows(times);
  return { ...school, lists: times };
}

collectLogLines();
process.on('disconnect', () => process.exit());
process.once('message', async (order: NoticesOrder) => {
  process.send?.(await run(order), () => process.exit(0));
});
