/** The counts of a stage, which are summed up in the run's last line. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Of those that passed: how many did before, with the same content, and did not run. */
  readonly remembered?: number;
  /** What failed: where, what, and the first line of why. */
  readonly failures?: readonly string[];
  /** What passed only at a second try: where, what, and how the first try failed. */
  readonly secondTries?: readonly string[];
}

export interface Stage {
  readonly name: string;
  /** Prints its output. Throws only when the stage could not run at all. */
  readonly run: () => Promise<Counts>;
  /** Names of stages that have to pass before. */
  readonly needs?: readonly string[];
}

export const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };
export const PASSED: Counts = { passed: 1, failed: 0, skipped: 0 };
export const FAILED: Counts = { passed: 0, failed: 1, skipped: 0 };

export function add(a: Counts, b: Counts): Counts {
  const remembered = (a.remembered ?? 0) + (b.remembered ?? 0);
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    ...(remembered > 0 && { remembered }),
  };
}

export const describeCounts = ({ passed, failed, skipped, remembered }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}${
    remembered ? ` (${remembered} remembered)` : ''
  }`;
