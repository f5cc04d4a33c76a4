import { classes } from '#shared/contracts/classes.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { students } from '#shared/contracts/students.ts';
import { call } from '#tests/contract/harness/call.ts';
import { collectLogLines } from '#tests/contract/harness/log-lines.ts';
import { type BigSchool, makeBigSchool } from '#tests/factories/big-school.ts';
import { fillSchools } from '#tests/factories/fill-schools.ts';
import { percentile } from './statistics.ts';

/** One list in one school: how long it takes, and what it consumes at most. */
export interface ListTimes {
  readonly what: string;
  readonly school: string;
  readonly p50: number;
  readonly p99: number;
  readonly units: number;
}

const WARM_UP = 10;
const SAMPLES = 100;

interface Target {
  readonly what: string;
  readonly endpoint: Endpoint;
  readonly payload: (school: BigSchool) => object;
}

const TARGETS: readonly Target[] = [
  { what: 'student/list, first page', endpoint: students.endpoints.list, payload: () => ({}) },
  {
    what: 'student/list, search for a part of a name',
    endpoint: students.endpoints.list,
    payload: () => ({ search: '子涵' }),
  },
  {
    what: 'student/list, search for the end of a number',
    endpoint: students.endpoints.list,
    payload: () => ({ search: '00007' }),
  },
  {
    what: 'classone/class_children',
    endpoint: classes.endpoints.children,
    payload: ({ classIds: [class_id] }) => ({ class_id }),
  },
  { what: 'classone/index', endpoint: classes.endpoints.list, payload: () => ({}) },
];

async function measure(name: string, school: BigSchool, target: Target): Promise<ListTimes> {
  const times: number[] = [];
  let units = 0;
  for (let index = 0; index < WARM_UP + SAMPLES; index += 1) {
    const began = performance.now();
    const { code, lines } = await call(target.endpoint, {
      as: school.principal,
      payload: target.payload(school),
    });
    if (code !== 1) throw new Error(`${target.what} answered ${code}`);
    if (index >= WARM_UP) {
      times.push(performance.now() - began);
      units = Math.max(units, JSON.parse(lines[0] ?? '').readUnits);
    }
  }
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  return { what: target.what, school: name, p50, p99, units };
}

async function run(schools: number): Promise<ListTimes[]> {
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
  return report;
}

collectLogLines();
process.on('disconnect', () => process.exit());
process.once('message', async (schools: number) => {
  process.send?.(await run(schools), () => process.exit(0));
});
