import { DIMENSIONS, type Dimension, type Dimensions } from '#shared/reports/fields.ts';

/** The six values as they are stored, a digit each in the order of the radar. */
export const toDigits = (values: Dimensions): string =>
  DIMENSIONS.map((name) => values[name]).join('');

/** The six values of their digits; 0 is not rated. */
export const toValues = (digits: string): Record<Dimension, number> =>
  Object.fromEntries(DIMENSIONS.map((name, at) => [name, Number(digits[at] ?? 0)])) as Record<
    Dimension,
    number
  >;

/** The dimensions that are shown: those that are asked for, and what was rated when more were. */
export function shownDimensions(asked: readonly string[], digits: string): Dimension[] {
  const values = toValues(digits);
  return DIMENSIONS.filter((name) => asked.includes(name) || values[name] > 0);
}

interface Fall {
  readonly name: Dimension;
  readonly from: number;
  readonly to: number;
}

/** What fell from the last report to this one, where both were rated. */
export function fallsOf(last: string, now: string): Fall[] {
  const [before, after] = [toValues(last), toValues(now)];
  return DIMENSIONS.flatMap((name) => {
    const [from, to] = [before[name], after[name]];
    return from > 0 && to > 0 && to < from ? [{ name, from, to }] : [];
  });
}
