/** How long a step may begin new work. */
export interface Budget {
  readonly over: () => boolean;
}
export const budgetOf = (ms: number): Budget => {
  const end = performance.now() + ms;
  return { over: () => performance.now() >= end };
};
