import { Stack } from 'aws-cdk-lib';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { acknowledge, acknowledgeBelow } from '#infra/acknowledge.ts';
import type { Resource, Right } from '#infra/rights.ts';
import type { AuthStack } from '#infra/stacks/auth-stack.ts';
import type { DataStack } from '#infra/stacks/data-stack.ts';

interface Stacks {
  readonly data: DataStack;
  readonly auth: AuthStack;
}

function arnsFor(scope: Construct, { data, auth }: Stacks): Readonly<Record<Resource, string>> {
  const topics = { service: 'sns', region: '*', account: '*', resource: '*' };
  return {
    avatars: data.avatars.bucketArn,
    keys: data.keys.secret.secretArn,
    phones: '*',
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
