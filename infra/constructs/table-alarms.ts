import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { Deployment } from '#infra/deployment.ts';
import { TABLE } from '#infra/table-definition.ts';
import { watch } from './function-alarms.ts';

const PERIOD = Duration.minutes(5);

/** The table, then each index: DynamoDB counts them apart. */
const PARTS = ['table', ...TABLE.indexes.map(({ name }) => name)];

/** A figure of the table or of one of its indexes, summed up over five minutes. */
const tableSum = (table: ITableV2, metricName: string, part: string) =>
  new Metric({
    namespace: 'AWS/DynamoDB',
    metricName,
    dimensionsMap: {
      TableName: table.tableName,
      ...(part !== 'table' && { GlobalSecondaryIndexName: part }),
    },
    period: PERIOD,
    statistic: 'Sum',
    label: `${part} ${metricName}`,
  });

/** The same figures of the table and of every index. */
export const tableSums = (table: ITableV2, metricNames: readonly string[]): Metric[] =>
  PARTS.flatMap((part) => metricNames.map((name) => tableSum(table, name, part)));

/** Alarms of reads and writes that the table or an index turned away. */
export class TableAlarms extends Construct {
  constructor(
    scope: Construct,
    id: string,
    deployment: Deployment,
    table: ITableV2,
    topic: ITopic,
  ) {
    super(scope, id);
    for (const part of PARTS) {
      for (const kind of ['Read', 'Write']) {
        watch(this, deployment, topic, {
          name: `${part}-${kind.toLowerCase()}-throttles`,
          alarmDescription: `${part}: ${kind.toLowerCase()}s were turned away: a partition is hot, or a limit of the account is reached.`,
          metric: tableSum(table, `${kind}ThrottleEvents`, part),
          threshold: 1,
        });
      }
    }
  }
}
