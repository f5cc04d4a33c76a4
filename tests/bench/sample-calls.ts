import type { Endpoint } from '#shared/endpoint.ts';
import { call } from '#tests/contract/harness/call.ts';
import type { Person } from '#tests/factories/person.ts';
import { atMost, type Figure, percentile } from './report.ts';

/** A call in one school: its times, and the most capacity that it consumed. */
export interface CallTimes {
  readonly what: string;
  readonly school: string;
  readonly p50: number;
  readonly p99: number;
  /** Units read and written by one request at most. */
  readonly read: number;
  readonly written: number;
  readonly rows: number;
}

export interface Sampled {
  readonly what: string;
  readonly school: string;
  readonly endpoint: Endpoint;
  readonly as: Person;
  /** Made for each request, because some can be sent only once. */
  readonly payload: (n: number) => object;
  /** Length of the answer's list, because answers of different lengths cannot be compared. */
  readonly rows: (data: object) => number;
  readonly samples?: number;
}

const WARM_UP = 10;
const SAMPLES = 100;

export async function sampleCall(sampled: Sampled): Promise<CallTimes> {
  const { what, school, endpoint, as, payload, samples = SAMPLES } = sampled;
  const times: number[] = [];
  let [read, written, rows] = [0, 0, 0];
  for (let n = 0; n < WARM_UP + samples; n += 1) {
    const body = payload(n);
    const began = performance.now();
    const { code, msg, data, lines } = await call(endpoint, { as, payload: body });
    const time = performance.now() - began;
    if (code !== 1) throw new Error(`${what} answered ${code}: ${msg}`);
    rows = sampled.rows(data as object);
    if (n < WARM_UP) continue;
    times.push(time);
    const { readUnits, writeUnits } = JSON.parse(lines[0] ?? '');
    [read, written] = [Math.max(read, readUnits), Math.max(written, writeUnits)];
  }
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  return { what, school, p50, p99, read, written, rows };
}

/** Throws where two schools answer lists of different lengths. */
export function checkRows(times: readonly CallTimes[]): void {
  for (const what of new Set(times.map((each) => each.what))) {
    const rows = new Set(times.filter((each) => each.what === what).map((each) => each.rows));
    if (rows.size > 1) throw new Error(`${what} answers ${[...rows].join(' and ')} rows`);
  }
}

/** How much a figure may be, by the least among those that it is compared with. */
interface Limits {
  readonly units: (least: number) => number;
  /** In ms; without it times have no limit. */
  readonly p99?: (least: number) => number;
}

/** The students of a page may be in one class or in twenty, each of which is read. */
const OF_LISTS: Limits = { units: (least) => Math.max(least * 1.5, least + 2) };

/** The same call everywhere: units a fifth more at most, the slowest hundredth twice as long. */
export const OF_THE_SAME: Limits = {
  units: (least) => least * 1.2,
  p99: (least) => least * 2 + 10,
};

const flatFigure = (figure: Figure, among: readonly number[], most: Limits['p99']): Figure => ({
  ...figure,
  limit: most && atMost(figure.value, most(Math.min(...among)), figure.unit),
});

/** What compares with the year before reads months that a young school does not have. It is still there at once. */
export const WITH_THE_YEAR_BEFORE: Limits = {
  units: (least) => least * 1.5,
  p99: () => 100,
};

/** Times of calls, and the limits that they take about the same in every school. */
export function flatFigures(
  section: string,
  times: readonly CallTimes[],
  limits = OF_LISTS,
): Figure[] {
  return times.flatMap(({ what, school, p50, p99, read, written }): Figure[] => {
    const name = `${what}: ${school}`;
    const same = times.filter((each) => each.what === what);
    const of = (figure: 'p99' | 'read' | 'written') => same.map((each) => each[figure]);
    const units = { section, unit: 'units' };
    return [
      { section, what: `${name}, p50`, value: p50, unit: 'ms' },
      flatFigure({ section, what: `${name}, p99`, value: p99, unit: 'ms' }, of('p99'), limits.p99),
      flatFigure({ ...units, what: `${name}, read`, value: read }, of('read'), limits.units),
      ...(written > 0
        ? [
            flatFigure(
              { ...units, what: `${name}, written`, value: written },
              of('written'),
              limits.units,
            ),
          ]
        : []),
    ];
  });
}
