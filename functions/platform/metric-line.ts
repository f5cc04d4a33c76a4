import type { OwnMetric } from '#shared/own-metrics.ts';

/** As it is deployed; on a developer's machine the name of its folder. */
const functionOf = (name: string): string => process.env['AWS_LAMBDA_FUNCTION_NAME'] ?? name;

/**
 * CloudWatch embedded metric format: the line is also a metric, counted by function, which is the group of a
 * deployment. A metric is paid for each value of its dimensions and each hour in which it occurs, so nothing that
 * grows with schools, people or calls may be one; their figures are asked of the lines. Calls, durations and capacity
 * units are counted by Lambda and DynamoDB themselves.
 */
export const partOfMetric = (
  { namespace, dimension, metric }: OwnMetric,
  { name, value }: { readonly name: string; readonly value: number },
) => ({
  _aws: {
    Timestamp: Date.now(),
    CloudWatchMetrics: [
      {
        Namespace: namespace,
        Dimensions: [[dimension]],
        Metrics: [{ Name: metric, Unit: 'Count' }],
      },
    ],
  },
  [dimension]: functionOf(name),
  [metric]: value,
});
