import { dirname, join } from 'node:path';
import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { bundle } from '#infra/bundle-function.ts';
import { grantRights } from '#infra/constructs/grant-rights.ts';
import { NodeFunction } from '#infra/constructs/node-function.ts';
import type { Deployment } from '#infra/deployment.ts';
import { rightsOf } from '#infra/rights.ts';
import type { AuthStack } from './auth-stack.ts';
import type { DataStack } from './data-stack.ts';

const HANDLER = join(dirname(dirname(import.meta.dirname)), 'functions', 'retention', 'handler.ts');
/** A run ends before the next one begins, and before another may take over what it does. */
const EVERY = Duration.minutes(15);
const TIMEOUT = Duration.minutes(10);

interface JobsStackProps extends StackProps {
  readonly data: DataStack;
  readonly auth: AuthStack;
}

/** What runs without a request: the job that reminds of the end of schools' data, and erases them. */
export class JobsStack extends Stack {
  readonly retention: LambdaFunction;

  constructor(scope: Construct, id: string, deployment: Deployment, props: JobsStackProps) {
    super(scope, id, props);
    const { data, auth } = props;
    const made = new NodeFunction(this, 'Retention', {
      deployment,
      name: 'retention',
      description: 'Reminds of the end of schools, erases their data, goes on with exports',
      source: dirname(HANDLER),
      bundle: (outdir) => bundle({ entry: HANDLER, outdir }),
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
    this.retention = made.function;
    grantRights(made, this.retention, rightsOf('retention'), { ...props, deployment });
    new Rule(this, 'Schedule', {
      ruleName: `${deployment.name}-retention`,
      description: 'Starts the retention job; disabled, nothing is erased and nobody is reminded',
      schedule: Schedule.rate(EVERY),
      // What failed is done by the next run.
      targets: [new LambdaTarget(this.retention, { retryAttempts: 0 })],
    });
  }
}
