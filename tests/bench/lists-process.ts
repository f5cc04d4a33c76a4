import { classes } from '#shared/classes/contract.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { students } from '#shared/students/contract.ts';
import { collectLogLines } from '#tests/contract/harness/log-lines.ts';
import { type BigSchool, makeBigSchool } from '#tests/factories/big-school.ts';
import { fillSchools } from '#tests/factories/fill-schools.ts';
import { giveIdentity, PASSWORD } from '#tests/factories/person.ts';
import { type CallTimes, checkRows, sampleCall } from './sample-calls.ts';

/** Times of the lists, and the account that sees the large school. */
export interface ListReport {
  readonly times: readonly CallTimes[];
  readonly account: string;
  readonly password: string;
}

interface Target {
  readonly what: string;
  readonly endpoint: Endpoint;
  readonly payload: (school: BigSchool) => object;
}

/** Pages that are full in both schools, because pages of different lengths cannot be compared. */
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

const measure = (school: string, big: BigSchool, { what, endpoint, payload }: Target) =>
  sampleCall({
    what,
    school,
    endpoint,
    as: big.principal,
    payload: () => payload(big),
    rows: (data) => (data as { list: unknown[] }).list.length,
  });

async function run(schools: number): Promise<ListReport> {
  const big = await makeBigSchool(3000, 100);
  const small = await makeBigSchool(30, 1);
  const report: CallTimes[] = [];
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
