import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { ComparisonOperator, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { makeBudget } from '#infra/constructs/budget.ts';
import { FunctionAlarms, watch } from '#infra/constructs/function-alarms.ts';
import { TableAlarms } from '#infra/constructs/table-alarms.ts';
import type { Deployment } from '#infra/deployment.ts';
import { FiguresDashboard } from '#infra/stacks/figures-dashboard.ts';
import { WRONG_FIGURES } from '#shared/own-metrics.ts';
import type { ApiStack } from './api-stack.ts';
import type { AuthStack } from './auth-stack.ts';
import type { DataStack } from './data-stack.ts';
import type { EdgeStack } from './edge-stack.ts';
import type { JobsStack } from './jobs-stack.ts';

interface MonitoringStackProps extends StackProps {
  readonly data: DataStack;
  readonly auth: AuthStack;
  readonly edge: EdgeStack;
  readonly api: ApiStack;
  readonly jobs: JobsStack;
}

/** Alarms and their topic, the dashboard, the budget. A separate stack: one can have 500 resources only. */
export class MonitoringStack extends Stack {
  constructor(scope: Construct, id: string, deployment: Deployment, props: MonitoringStackProps) {
    super(scope, id, props);
    const topic = this.makeTopic(deployment);
    for (const [group, lambda] of props.api.functions) {
      new FunctionAlarms(this, group, deployment, lambda, topic);
    }
    this.watchJob(deployment, topic, props.jobs);
    this.watchFigures(deployment, topic);
    const period = Duration.minutes(5);
    watch(this, deployment, topic, {
      name: 'api-faults',
      alarmDescription: 'The API answered five or more calls with a 5xx within five minutes.',
      metric: props.edge.api.metricServerError({ period, statistic: 'Sum' }),
      threshold: 5,
    });
    new TableAlarms(this, 'Table', deployment, props.data.table, topic);
    new FiguresDashboard(this, 'Figures', { deployment, ...props });
    makeBudget(this, deployment);
  }

  /** A run that fails, and a day without any run that ended. */
  private watchJob(deployment: Deployment, topic: Topic, { retention, metering }: JobsStack): void {
    watch(this, deployment, topic, {
      name: 'metering-errors',
      alarmDescription:
        'A file of the access log could not be added to the traffic of schools. It is repeated; what fails for hours is missing.',
      metric: metering.metricErrors({ period: Duration.minutes(15), statistic: 'Sum' }),
      threshold: 1,
    });
    watch(this, deployment, topic, {
      name: 'retention-errors',
      alarmDescription: 'The job that erases schools failed. What it left is done by the next run.',
      metric: retention.metricErrors({ period: Duration.minutes(15), statistic: 'Sum' }),
      threshold: 1,
    });
    watch(this, deployment, topic, {
      name: 'retention-idle',
      alarmDescription: 'The job that erases schools and reminds of it has not run for a day.',
      metric: retention.metricInvocations({ period: Duration.days(1), statistic: 'Sum' }),
      threshold: 1,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.BREACHING,
    });
  }

  /** Counted once a night by each school of which figures differ; a metric in the hours in which that happens only. */
  private watchFigures(deployment: Deployment, topic: Topic): void {
    const { namespace, metric: metricName, dimension } = WRONG_FIGURES;
    watch(this, deployment, topic, {
      name: 'figures-wrong',
      alarmDescription:
        'The nightly check found figures of a school that differ from its ledgers, records or lists.',
      metric: new Metric({
        namespace,
        metricName,
        dimensionsMap: { [dimension]: `${deployment.name}-retention` },
        period: Duration.hours(1),
        statistic: 'Sum',
      }),
      threshold: 1,
    });
  }

  private makeTopic(deployment: Deployment): Topic {
    // The AWS managed key of SNS does not let CloudWatch publish.
    const masterKey = new Key(this, 'TopicKey', {
      description: `${deployment.name}: alarms`,
      enableKeyRotation: true,
    });
    masterKey.grantEncryptDecrypt(new ServicePrincipal('cloudwatch.amazonaws.com'));
    const topic = new Topic(this, 'Alarms', {
      topicName: `${deployment.name}-alarms`,
      displayName: deployment.name,
      masterKey,
      enforceSSL: true,
    });
    topic.grantPublish(new ServicePrincipal('cloudwatch.amazonaws.com'));
    if (deployment.alarmEmail) topic.addSubscription(new EmailSubscription(deployment.alarmEmail));
    return topic;
  }
}
