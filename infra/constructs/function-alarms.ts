import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  type AlarmProps,
  ComparisonOperator,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { Deployment } from '#infra/deployment.ts';

const PERIOD = Duration.minutes(5);
/** The browser gives up after 10 s; users notice delays much earlier. */
const SLOW_MS = 3_000;

interface Watch
  extends Pick<AlarmProps, 'metric' | 'threshold' | 'alarmDescription'>,
    Partial<Pick<AlarmProps, 'comparisonOperator' | 'treatMissingData'>> {
  readonly name: string;
  readonly evaluationPeriods?: number;
  readonly datapointsToAlarm?: number;
}

/** An alarm that notifies the topic when it starts and ends; missing data is not an incident. */
export function watch(
  scope: Construct,
  deployment: Deployment,
  topic: ITopic,
  props: Watch,
): Alarm {
  const { name, ...alarm } = props;
  const made = new Alarm(scope, name, {
    alarmName: `${deployment.name}-${name}`,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
    evaluationPeriods: 1,
    ...alarm,
  });
  made.addAlarmAction(new SnsAction(topic));
  made.addOkAction(new SnsAction(topic));
  return made;
}

/** Alarms of one function: errors, throttles, duration. */
export class FunctionAlarms extends Construct {
  constructor(
    scope: Construct,
    group: string,
    deployment: Deployment,
    lambda: IFunction,
    topic: ITopic,
  ) {
    super(scope, group);
    watch(this, deployment, topic, {
      name: `${group}-errors`,
      alarmDescription: `${group}: the function crashed or ran out of time. Faults answered with code 0 are counted by api-faults.`,
      metric: lambda.metricErrors({ period: PERIOD, statistic: 'Sum' }),
      threshold: 1,
    });
    watch(this, deployment, topic, {
      name: `${group}-throttles`,
      alarmDescription: `${group}: calls were turned away because the account's concurrency is used up.`,
      metric: lambda.metricThrottles({ period: PERIOD, statistic: 'Sum' }),
      threshold: 1,
    });
    watch(this, deployment, topic, {
      name: `${group}-p99`,
      alarmDescription: `${group}: the slowest hundredth of the calls took ${SLOW_MS} ms or more in 3 of 5 periods.`,
      metric: lambda.metricDuration({ period: PERIOD, statistic: 'p99' }),
      threshold: SLOW_MS,
      evaluationPeriods: 5,
      datapointsToAlarm: 3,
    });
  }
}
