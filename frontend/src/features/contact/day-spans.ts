/** Days after each other as one span: Monday – Friday. */
export function spansOf(days: readonly number[]): (readonly [number, number])[] {
  const spans: [number, number][] = [];
  for (const day of days.toSorted((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else spans.push([day, day]);
  }
  return spans;
}
