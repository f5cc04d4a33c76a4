/** The counts of a stage, which are summed up in the run's last line. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed: where, what, and the first line of why. */
  readonly failures?: readonly string[];
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

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

export const describeCounts = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
