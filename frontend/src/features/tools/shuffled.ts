/** The same things in another order, each order as likely as any other. */
export const shuffled = <T>(list: readonly T[], random: () => number = Math.random): T[] =>
  list
    .map((each) => ({ each, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ each }) => each);
