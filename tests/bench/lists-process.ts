import { classes } from '#shared/contracts/classes.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { students } from '#shared/contracts/students.ts';
import { call } from '#tests/contract/harness/call.ts';
import { collectLogLines } from '#tests/contract/harness/log-lines.ts';
import { type BigSchool, makeBigSchool } from '#tests/factories/big-school.ts';
import { fillSchools } from '#tests/factories/fill-schools.ts';
import { giveIdentity, PASSWORD } from '#tests/factories/person.ts';
import { percentile } from './statistics.ts';

/** One list in one school: how long it takes, and what it consumes at most. */
export interface ListTimes {
  readonly what: string;
  readonly school: string;
  readonly p50: number;
  readonly p99: number;
  readonly units: number;
  readonly rows: number;
}

/** What the lists took, and who may look at the large school. */
export interface ListReport {
  readonly times: readonly ListTimes[];
  readonly account: string;
  readonly password: string;
}

const WARM_UP = 10;
const SAMPLES = 100;

interface Target {
  readonly what: string;
  readonly endpoint: Endpoint;
  readonly payload: (school: BigSchool) => object;
}

/** Each asks for what both schools have as much of: pages of different lengths cannot be compared. */
const TARGETS: readonly Target[] = [
  { what: 'student/list, first page', endpoint: students.endpoints.list, payload: () => ({}) },
  {
    what: 'student/list, search for a part of a name',
    endpoint: students.endpoints.list,
    payload: () => ({ search: '王', limit: 2 }),
  },
  {
    what: 'student/list, search for what all numbers have',
    endpoint: students.endpoints.list,
    payload: () => ({ search: '81000' }),
  },
  {
    what: 'student/list, search for one number',
    endpoint: students.endpoints.list,
    payload: () => ({ search: '0000007' }),
  },
  {
    what: 'classone/class_children',
    endpoint: classes.endpoints.children,
    payload: ({ classIds: [class_id] }) => ({ class_id }),
  },
  { what: 'classone/index', endpoint: classes.endpoints.list, payload: () => ({ limit: 1 }) },
];

async function measure(name: string, school: BigSchool, target: Target): Promise<ListTimes> {
  const times: number[] = [];
  let units = 0;
  let rows = 0;
  for (let index = 0; index < WARM_UP + SAMPLES; index += 1) {
    const began = performance.now();
    const { code, data, lines } = await call(target.endpoint, {
      as: school.principal,
      payload: target.payload(school),
    });
    if (code !== 1) throw new Error(`${target.what} answered ${code}`);
    rows = (data as { list: unknown[] }).list.length;
    if (index >= WARM_UP) {
      times.push(performance.now() - began);
      units = Math.max(units, JSON.parse(lines[0] ?? '').readUnits);
    }
  }
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  return { what: target.what, school: name, p50, p99, units, rows };
}

/** Throws where a small and a large school answer pages of different lengths. */
function checkRows(times: readonly ListTimes[]): void {
  for (const { what } of TARGETS) {
    const rows = new Set(times.filter((each) => each.what === what).map((each) => each.rows));
    if (rows.size > 1) throw new Error(`${what} answers ${[...rows].join(' and ')} rows`);
  }
}

async function run(schools: number): Promise<ListReport> {
  const big = await makeBigSchool(3000, 100);
  const small = await makeBigSchool(30, 1);
  const report: ListTimes[] = [];
  const all = async (suffix: string) => {
    for (const target of TARGETS) {
      report.push(await measure(`30 students${suffix}`, small, target));
      report.push(await measure(`3,000 students${suffix}`, big, target));
    }
  };
  await all('');
  await fillSchools(schools);
  await all(`, ${schools} more schools`);
  checkRows(report);
  await giveIdentity(big.principal);
  return { times: report, account: big.principal.account, password: PASSWORD };
}

collectLogLines();
process.on('disconnect', () => process.exit());
process.once('message', async (schools: number) => {
  process.send?.(await run(schools), () => process.exit(0));
});
