/** An entry of a list that is gone through again and again. */
export function oneOf<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new RangeError('an empty list');
  return found;
}
