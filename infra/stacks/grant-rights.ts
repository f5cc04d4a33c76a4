import { Stack } from 'aws-cdk-lib';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { acknowledge, acknowledgeBelow } from '#infra/acknowledge.ts';
import type { Deployment } from '#infra/deployment.ts';
import type { Resource, Right } from '#infra/rights.ts';
import type { AuthStack } from '#infra/stacks/auth-stack.ts';
import type { DataStack } from '#infra/stacks/data-stack.ts';
import type { EdgeStack } from '#infra/stacks/edge-stack.ts';

interface Stacks {
  readonly deployment: Deployment;
  readonly data: DataStack;
  readonly auth: AuthStack;
  /** For what reads the access log of the edge. */
  readonly edge?: EdgeStack;
}

type Arns = Readonly<Record<Resource, string | undefined>>;

function arnsFor(scope: Construct, { deployment, data, auth, edge }: Stacks): Arns {
  const { mailIdentity: resourceName } = deployment;
  const identity = resourceName && { service: 'ses', resource: 'identity', resourceName };
  const topics = { service: 'sns', region: '*', account: '*', resource: '*' };
  return {
    accessLogs: edge?.logs.bucketArn,
    avatars: data.avatars.bucketArn,
    keys: data.keys.secret.secretArn,
    mail: identity && Stack.of(scope).formatArn(identity),
    phones: '*',
    reports: data.reports.bucketArn,
    table: data.table.tableArn,
    topics: Stack.of(scope).formatArn(topics),
    userPool: auth.userPool.userPoolArn,
    works: data.works.bucketArn,
  };
}

/** Writes rights into the policy of a function, and accepts the wildcards that they give a reason for. */
export function grantRights(
  scope: Construct,
  lambda: LambdaFunction,
  rights: readonly Right[],
  stacks: Stacks,
): void {
  const arns = arnsFor(scope, stacks);
  for (const { effect, actions, resource, below, reason } of rights) {
    const arn = arns[resource];
    if (!arn) continue;
    lambda.addToRolePolicy(
      new PolicyStatement({
        effect: Effect[effect === 'Allow' ? 'ALLOW' : 'DENY'],
        actions: [...actions],
        resources: below.length > 0 ? below.map((part) => `${arn}${part}`) : [arn],
      }),
    );
    if (!reason) continue;
    if (below.length === 0) acknowledge(scope, { [`IAM5[Resource::${arn}]`]: reason });
    for (const part of below) acknowledgeBelow(scope, arn, part, reason);
  }
}
