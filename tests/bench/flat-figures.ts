import type { Figure } from './report.ts';
import type { CallTimes } from './sample-calls.ts';

/** Twenty students may be in one class or in twenty, each of which is read; never as many as the school has. */
const SPREAD = 1.5;
const UNITS = 2;

function flatFigure(figure: Omit<Figure, 'unit'>, among: readonly number[]): Figure {
  const least = Math.min(...among);
  const most = Math.max(least * SPREAD, least + UNITS);
  const limit = { text: `at most ${most}`, kept: figure.value <= most };
  return { ...figure, unit: 'units', limit };
}

/** What calls take, and that they consume the same in every school they were asked in. */
export function flatFigures(section: string, times: readonly CallTimes[]): Figure[] {
  return times.flatMap(({ what, school, p50, p99, read, written }): Figure[] => {
    const name = `${what}: ${school}`;
    const same = times.filter((each) => each.what === what);
    const reads = same.map((each) => each.read);
    const writes = same.map((each) => each.written);
    return [
      { section, what: `${name}, p50`, value: p50, unit: 'ms' },
      { section, what: `${name}, p99`, value: p99, unit: 'ms' },
      flatFigure({ section, what: `${name}, read`, value: read }, reads),
      ...(written > 0
        ? [flatFigure({ section, what: `${name}, written`, value: written }, writes)]
        : []),
    ];
  });
}
