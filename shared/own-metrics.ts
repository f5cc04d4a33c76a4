/*
 * The metrics of our own, which functions write and alarms and the dashboard read, by name of the function. Each is
 * paid for: nothing that grows with schools, people or calls may be one (decision 073).
 */
const OWN = { namespace: 'CloudClassroom', dimension: 'function' } as const;

/** Calls, and parts of work, that failed. */
export const FAULTS = { ...OWN, metric: 'faults' } as const;

/** Figures that the nightly check found to differ from their source. */
export const WRONG_FIGURES = { ...OWN, metric: 'wrongFigures' } as const;

export type OwnMetric = typeof FAULTS | typeof WRONG_FIGURES;
