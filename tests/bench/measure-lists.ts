import { nextMessage, startChild } from './child.ts';
import type { ListReport, ListTimes } from './lists-process.ts';
import type { Figure } from './report.ts';

const SCHOOLS = 2000;
const SECTION = 'Lists, in a small and a large school';

/** Twenty students may be in one class or in twenty, each of which is read; never as many as the school has. */
const SPREAD = 1.5;
const UNITS = 2;

function toFigures(times: readonly ListTimes[]): Figure[] {
  const leastOf = (what: string) =>
    Math.min(...times.filter((each) => each.what === what).map(({ units }) => units));
  return times.flatMap(({ what, school, p50, p99, units }): Figure[] => {
    const name = `${what}: ${school}`;
    const most = Math.max(leastOf(what) * SPREAD, leastOf(what) + UNITS);
    return [
      { section: SECTION, what: `${name}, p50`, value: p50, unit: 'ms' },
      { section: SECTION, what: `${name}, p99`, value: p99, unit: 'ms' },
      {
        section: SECTION,
        what: `${name}, read`,
        value: units,
        unit: 'units',
        limit: { text: `at most ${most}`, kept: units <= most },
      },
    ];
  });
}

/**
 * A page of a list costs the same in a school of 30 and of 3,000 students, with few schools or many.
 * Answers also who may look at the large school afterwards.
 */
export async function measureLists(
  env: Readonly<Record<string, string>>,
): Promise<ListReport & { readonly figures: Figure[] }> {
  const child = startChild('lists-process.ts', env);
  try {
    child.send(SCHOOLS);
    const report = await nextMessage<ListReport>(child);
    return { ...report, figures: toFigures(report.times) };
  } finally {
    child.kill();
  }
}
