/** The metric that functions write and alarms and dashboard read: faults, by name of the function. */
export const FAULTS = {
  namespace: 'CloudClassroom',
  metric: 'faults',
  dimension: 'function',
} as const;
