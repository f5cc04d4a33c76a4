import type { Endpoint } from '#shared/endpoint.ts';
import { lessons } from '#shared/lessons/contract.ts';
import type { Progress } from '#shared/lessons/plan-calls.ts';
import { call } from '#tests/contract/harness/call.ts';
import type { Person } from '#tests/factories/person.ts';
import { percentile } from './report.ts';
import type { CallTimes } from './sample-calls.ts';

export const SERIES = 40;
const SAMPLES = 5;

interface Planned {
  readonly time: number;
  readonly read: number;
  readonly written: number;
}

/** Plans a series with as many requests as it needs. */
async function planSeries(as: Person, payload: object): Promise<Planned> {
  let [read, written] = [0, 0];
  const ask = async (endpoint: Endpoint, body: object) => {
    const { code, msg, data, lines } = await call(endpoint, { as, payload: body });
    const { plan, refusals } = (data ?? {}) as ReturnType<ReturnType<typeof Progress>['parse']>;
    if (code !== 1 || refusals.length > 0) throw new Error(`a series was refused: ${msg}`);
    const { readUnits, writeUnits } = JSON.parse(lines[0] ?? '');
    [read, written] = [read + readUnits, written + writeUnits];
    return plan;
  };
  const began = performance.now();
  let plan = await ask(lessons.endpoints.scheduling, payload);
  while (plan.state !== 'done') plan = await ask(lessons.endpoints.run, { plan_id: plan.id });
  return { time: performance.now() - began, read, written };
}

/** A series for each of some classes; `payload` says of which, where and when. */
export async function sampleSeries(
  school: string,
  as: Person,
  payload: (n: number) => object,
): Promise<CallTimes> {
  const planned: Planned[] = [];
  for (let n = 0; n < SAMPLES; n += 1) planned.push(await planSeries(as, payload(n)));
  const times = planned.map(({ time }) => time);
  return {
    what: `plan a series of ${SERIES}`,
    school,
    rows: SERIES,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    read: Math.max(...planned.map(({ read }) => read)),
    written: Math.max(...planned.map(({ written }) => written)),
  };
}
