import { dirname, join } from 'node:path';
import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { bundle } from '#infra/bundle-function.ts';
import { CLOUDFRONT_LOGS } from '#infra/constructs/distribution.ts';
import { NodeFunction } from '#infra/constructs/node-function.ts';
import type { Deployment } from '#infra/deployment.ts';
import { rightsOf } from '#infra/rights.ts';
import { grantRights } from '#infra/stacks/grant-rights.ts';
import type { AuthStack } from './auth-stack.ts';
import type { DataStack } from './data-stack.ts';
import type { EdgeStack } from './edge-stack.ts';

const handlerOf = (name: string): string =>
  join(dirname(dirname(import.meta.dirname)), 'functions', name, 'handler.ts');
/** A run ends before the next one begins, and before another may take over what it does. */
const EVERY = Duration.minutes(15);
const TIMEOUT = Duration.minutes(10);
const METERING_TIMEOUT = Duration.minutes(2);

interface JobsStackProps extends StackProps {
  readonly data: DataStack;
  readonly auth: AuthStack;
  readonly edge: EdgeStack;
}

/**
 * What runs without a request: the job that reminds of the end of schools' data, and erases them; and what adds up
 * the traffic of schools.
 */
export class JobsStack extends Stack {
  readonly retention: LambdaFunction;
  readonly metering: LambdaFunction;

  constructor(scope: Construct, id: string, deployment: Deployment, props: JobsStackProps) {
    super(scope, id, props);
    this.retention = this.makeRetention(deployment, props);
    this.metering = this.makeMetering(deployment, props);
  }

  private makeRetention(deployment: Deployment, props: JobsStackProps): LambdaFunction {
    const { data, auth } = props;
    const made = new NodeFunction(this, 'Retention', {
      deployment,
      name: 'retention',
      description: 'Reminds of the end of schools, erases their data, goes on with exports',
      source: dirname(handlerOf('retention')),
      bundle: (outdir) => bundle({ entry: handlerOf('retention'), outdir }),
      timeout: TIMEOUT,
      memoryMb: 1024,
      environment: {
        NODE_ENV: 'production',
        TABLE_NAME: data.table.tableName,
        USER_POOL_ID: auth.userPool.userPoolId,
        AVATARS_BUCKET: data.avatars.bucketName,
        WORKS_BUCKET: data.works.bucketName,
        REPORTS_BUCKET: data.reports.bucketName,
        ...(deployment.mailFrom && { MAIL_FROM: deployment.mailFrom }),
      },
    });
    grantRights(made, made.function, rightsOf('retention'), { ...props, deployment });
    new Rule(this, 'Schedule', {
      ruleName: `${deployment.name}-retention`,
      description: 'Starts the retention job; disabled, nothing is erased and nobody is reminded',
      schedule: Schedule.rate(EVERY),
      // What failed is done by the next run.
      targets: [new LambdaTarget(made.function, { retryAttempts: 0 })],
    });
    return made.function;
  }

  /** Is told of every new file of CloudFront's access log. What fails is repeated for hours, and counted once. */
  private makeMetering(deployment: Deployment, props: JobsStackProps): LambdaFunction {
    const made = new NodeFunction(this, 'Metering', {
      deployment,
      name: 'metering',
      description: "Adds up the traffic of schools from the edge's access log",
      source: dirname(handlerOf('metering')),
      bundle: (outdir) => bundle({ entry: handlerOf('metering'), outdir }),
      timeout: METERING_TIMEOUT,
      memoryMb: 512,
      environment: { NODE_ENV: 'production', TABLE_NAME: props.data.table.tableName },
    });
    grantRights(made, made.function, rightsOf('metering'), { ...props, deployment });
    made.function.configureAsyncInvoke({ retryAttempts: 2, maxEventAge: Duration.hours(6) });
    new Rule(this, 'LogDelivered', {
      ruleName: `${deployment.name}-metering`,
      description: 'Tells the metering of a new file of the access log',
      eventPattern: {
        source: ['aws.s3'],
        detailType: ['Object Created'],
        detail: {
          bucket: { name: [props.edge.logs.bucketName] },
          object: { key: [{ prefix: CLOUDFRONT_LOGS }] },
        },
      },
      targets: [new LambdaTarget(made.function, { maxEventAge: Duration.hours(24) })],
    });
    return made.function;
  }
}
