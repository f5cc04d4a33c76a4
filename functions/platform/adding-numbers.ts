/** Parts of an update that adds numbers to attributes: what stands behind ADD, and the names and values in it. */
export function addingNumbers(changes: readonly (readonly [name: string, by: unknown])[]) {
  return {
    sums: changes.map((_, at) => `#n${at} :n${at}`).join(', '),
    names: Object.fromEntries(changes.map(([name], at) => [`#n${at}`, name])),
    values: Object.fromEntries(changes.map(([, by], at) => [`:n${at}`, by])),
  };
}
