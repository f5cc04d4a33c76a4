import { FAULTS } from '#shared/own-metrics.ts';
import { toError } from '#shared/to-error.ts';
import { partOfMetric } from './metric-line.ts';

/** What a line says of a fault, which it counts. */
export const partOfFault = (fault: Error, group: string) => ({
  ...partOfMetric(FAULTS, { name: group, value: 1 }),
  error: { name: fault.name, message: fault.message, stack: fault.stack },
});

/** Logs a fault in a part of work that goes on without it: ids only, never names or contents. */
export function logFault(
  part: string,
  ids: Readonly<Record<string, string>>,
  error: unknown,
): void {
  const failed = { level: 'error', message: 'part', part, ...ids };
  const line = { ...failed, ...partOfFault(toError(error), part) };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
