import { FAULTS } from '#shared/fault-metric.ts';
import { toError } from '#shared/to-error.ts';

/**
 * CloudWatch embedded metric format: the line is also a metric. Only a fault is one, counted by function, which
 * is the group of a deployment. A metric is paid for each value of its dimensions and each hour in which it
 * occurs, so nothing that grows with schools, people or calls may be one; their figures are asked of the lines.
 * Calls, durations and capacity units are counted by Lambda and DynamoDB themselves.
 */
const faultMetric = (timestamp: number) => ({
  Timestamp: timestamp,
  CloudWatchMetrics: [
    {
      Namespace: FAULTS.namespace,
      Dimensions: [[FAULTS.dimension]],
      Metrics: [{ Name: FAULTS.metric, Unit: 'Count' }],
    },
  ],
});

/** As it is deployed; on a developer's machine the group. */
const functionOf = (group: string): string => process.env['AWS_LAMBDA_FUNCTION_NAME'] ?? group;

/** What a line says of a fault, which it counts. */
export const partOfFault = (fault: Error, group: string) => ({
  _aws: faultMetric(Date.now()),
  [FAULTS.dimension]: functionOf(group),
  error: { name: fault.name, message: fault.message, stack: fault.stack },
});

/** Logs a fault in a part of work that goes on without it: ids only, never names or contents. */
export function logFault(
  part: string,
  ids: Readonly<Record<string, string>>,
  error: unknown,
): void {
  const failed = { level: 'error', message: 'part', part, ...ids, faults: 1 };
  const line = { ...failed, ...partOfFault(toError(error), part) };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
