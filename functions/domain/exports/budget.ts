/** How much a step may begin. */
export interface Budget {
  readonly over: () => boolean;
  /** Called for every page that is read from the table. */
  readonly spend: () => void;
}

/** Nothing is begun after some time, or when so many pages were read. */
export function budgetOf(ms: number, pages = Number.POSITIVE_INFINITY): Budget {
  const end = performance.now() + ms;
  let left = pages;
  return {
    over: () => left <= 0 || performance.now() >= end,
    spend: () => {
      left -= 1;
    },
  };
}
