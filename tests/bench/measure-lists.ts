import { nextMessage, startChild } from './child.ts';
import type { ListTimes } from './lists-process.ts';
import type { Figure } from './report.ts';

const SCHOOLS = 2000;
const SECTION = 'Lists, in a small and a large school';

/** A page may hold a few entries more or less, but never as many as the school. */
const SPREAD = 1.5;

function toFigures(times: readonly ListTimes[]): Figure[] {
  const leastOf = (what: string) =>
    Math.min(...times.filter((each) => each.what === what).map(({ units }) => units));
  return times.flatMap(({ what, school, p50, p99, units }): Figure[] => {
    const name = `${what}: ${school}`;
    const most = Math.max(leastOf(what) * SPREAD, leastOf(what) + 12);
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

/** A page of a list costs the same in a school of 30 and of 3,000 students, with few schools or many. */
export async function measureLists(env: Readonly<Record<string, string>>): Promise<Figure[]> {
  const child = startChild('lists-process.ts', env);
  try {
    child.send(SCHOOLS);
    return toFigures(await nextMessage<ListTimes[]>(child));
  } finally {
    child.kill();
  }
}
