import { dirname, join } from 'node:path';
import { Duration, Stack } from 'aws-cdk-lib';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { acknowledge, acknowledgeBelow } from '#infra/acknowledge.ts';
import { bundleFunction, handlerOf } from '#infra/bundle-function.ts';
import type { Deployment } from '#infra/deployment.ts';
import { type DeployedVariable, variablesOf } from '#infra/function-variables.ts';
import { type GroupNeeds, needsOf } from '#infra/groups.ts';
import type { AuthStack } from '#infra/stacks/auth-stack.ts';
import type { DataStack } from '#infra/stacks/data-stack.ts';
import type { GroupName } from '#shared/contracts/registry.ts';
import { LIMITS } from '#shared/limits.ts';
import { NodeFunction } from './node-function.ts';

const ROOT = dirname(dirname(import.meta.dirname));

/** Enough processor time for a short cold start; a call itself needs far less memory. */
const MEMORY_MB = 1024;

const AVATAR_KEYS = '/schools/*/avatars/*';
const WORK_KEYS = ['/schools/*/works/*', '/incoming/schools/*'];
/** A signed form or part is sent with the rights of the function that has signed it. */
const WORK_ACTIONS = [
  's3:PutObject',
  's3:GetObject',
  's3:DeleteObject',
  's3:AbortMultipartUpload',
  's3:ListMultipartUploadParts',
];
const READS = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
/** A transaction needs the permissions of all its actions. */
const WRITES = ['dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];

/** The value of each variable in this deployment; undefined for settings that are not made. */
export type DeployedValues = Readonly<Record<DeployedVariable, string | undefined>>;

export interface GroupFunctionProps {
  readonly deployment: Deployment;
  readonly group: GroupName;
  readonly data: DataStack;
  readonly auth: AuthStack;
  readonly values: DeployedValues;
}

const environmentOf = (group: GroupName, values: DeployedValues): Record<string, string> =>
  Object.fromEntries(
    variablesOf(group)
      .map((name) => [name, values[name]] as const)
      .filter((entry): entry is [DeployedVariable, string] => entry[1] !== undefined),
  );

/** The Lambda of a group with the permissions and variables that `groups.ts` gives it. */
export class GroupFunction extends Construct {
  readonly function: LambdaFunction;

  constructor(scope: Construct, props: GroupFunctionProps) {
    super(scope, props.group);
    const { deployment, group, values } = props;
    const needs = needsOf(group);
    this.function = new NodeFunction(this, 'Lambda', {
      deployment,
      name: group,
      description: `Calls of ${group}`,
      source: dirname(handlerOf(group)),
      bundle: (outdir) => bundleFunction(group, outdir, join(ROOT, 'dist', 'maps', group)),
      timeout: Duration.millis(LIMITS.requestTimeoutMs),
      memoryMb: needs.memoryMb ?? MEMORY_MB,
      // In production answers are not checked against their schemas.
      environment: { NODE_ENV: 'production', ...environmentOf(group, values) },
    }).function;
    this.grantTable(needs, props);
    this.grantAvatars(needs, props);
    this.grantWorks(needs, props);
    this.grantCognito(needs, props);
    this.grantSecret(needs, props);
    if (needs.sms) this.grantSms();
  }

  private grantTable({ signedIn, tableWrites }: GroupNeeds, { data }: GroupFunctionProps): void {
    if (!signedIn) return;
    this.allow(
      [...READS, 'dynamodb:PutItem', ...(tableWrites ? WRITES : [])],
      [data.table.tableArn],
    );
    this.allow(['dynamodb:Query'], [`${data.table.tableArn}/index/gsi1`]);
  }

  private grantAvatars({ avatars }: GroupNeeds, { data }: GroupFunctionProps): void {
    if (!avatars) return;
    this.allow(['s3:PutObject', 's3:DeleteObject'], [`${data.avatars.bucketArn}${AVATAR_KEYS}`]);
    acknowledgeBelow(
      this,
      data.avatars.bucketArn,
      AVATAR_KEYS,
      'Avatars of all schools lie in one bucket, each under the key of its school and person.',
    );
  }

  private grantWorks({ works }: GroupNeeds, { data }: GroupFunctionProps): void {
    if (!works) return;
    const { bucketArn } = data.works;
    const removes = works === 'remove';
    const kept = removes ? WORK_KEYS.slice(0, 1) : WORK_KEYS;
    this.allow(
      removes ? ['s3:DeleteObject'] : WORK_ACTIONS,
      kept.map((keys) => `${bucketArn}${keys}`),
    );
    const reason =
      'Works of all schools lie in one bucket, each under the key of its school; uploads under that of theirs.';
    for (const keys of kept) acknowledgeBelow(this, bucketArn, keys, reason);
  }

  private grantCognito({ cognito }: GroupNeeds, { auth }: GroupFunctionProps): void {
    if (!cognito) return;
    this.allow(
      cognito.map((action) => `cognito-idp:${action}`),
      [auth.userPool.userPoolArn],
    );
  }

  private grantSecret({ secret }: GroupNeeds, { data }: GroupFunctionProps): void {
    if (!secret) return;
    this.allow(['secretsmanager:GetSecretValue'], [data.keys.secret.secretArn]);
  }

  /** Phones are not resources in IAM: publishing is allowed for everything, then denied for every topic. */
  private grantSms(): void {
    const actions = ['sns:Publish'];
    this.allow(actions, ['*']);
    const topics = Stack.of(this).formatArn({
      service: 'sns',
      region: '*',
      account: '*',
      resource: '*',
    });
    this.function.addToRolePolicy(
      new PolicyStatement({ effect: Effect.DENY, actions, resources: [topics] }),
    );
    acknowledge(this, {
      'IAM5[Resource::*]':
        'Phones have no resource name; a second statement denies every topic, so that only phones are left.',
    });
  }

  private allow(actions: readonly string[], resources: readonly string[]): void {
    this.function.addToRolePolicy(
      new PolicyStatement({ actions: [...actions], resources: [...resources] }),
    );
  }
}
