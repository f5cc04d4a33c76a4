import { askChild } from './child.ts';
import { atMost, type Figure } from './report.ts';
import type { UsageReport } from './usage-process.ts';

const SIZES = [30, 3000];
/** What a save wrote before figures of it were kept (record 071). */
const SAVE_WRITES = 18;
/** The parts of the space, of up to 1 kB each, twelve months, and a page of people. */
const CALL_READS = 40;
/** A file of the log is one write a school and month, of an item that may be larger than 1 kB. */
const UNITS_OF_SCHOOL = 8;
const LOG_MS = 5000;

/** Storage and traffic: what a save, the calls of the screen, and a file of the access log cost. */
export async function measureUsage(env: Readonly<Record<string, string>>): Promise<Figure[]> {
  const { save, calls, logs } = await askChild<UsageReport>('usage-process.ts', env, SIZES);
  const written = save.project.write + save.thumbnail.write + save.save.write;
  const section = 'Storage and traffic';
  return [
    {
      section,
      what: 'a save with its thumbnail, written (18 before)',
      value: written,
      unit: 'units',
      limit: atMost(written, SAVE_WRITES, 'units'),
    },
    ...calls.flatMap(({ what, school, p50, p99, read }): Figure[] => [
      { section, what: `${what}: ${school}, p50`, value: p50, unit: 'ms' },
      { section, what: `${what}: ${school}, p99`, value: p99, unit: 'ms' },
      {
        section,
        what: `${what}: ${school}, read`,
        value: read,
        unit: 'units',
        limit: atMost(read, CALL_READS, 'units'),
      },
    ]),
    ...logs.flatMap(({ lines, schools, ms, units }): Figure[] => {
      const name = `a log of ${lines.toLocaleString('en')} lines, ${schools} schools`;
      const most = UNITS_OF_SCHOOL * (schools + 1);
      return [
        { section, what: name, value: ms, unit: 'ms', limit: atMost(ms, LOG_MS, 'ms') },
        { section, what: `${name}, read`, value: units.read, unit: 'units' },
        {
          section,
          what: `${name}, written`,
          value: units.write,
          unit: 'units',
          limit: atMost(units.write, most, 'units'),
        },
      ];
    }),
  ];
}
