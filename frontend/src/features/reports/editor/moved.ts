/** A list with one item taken from its place and put to another. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  const taken = list.slice(from, from + 1);
  return rest.toSpliced(to, 0, ...taken);
}
