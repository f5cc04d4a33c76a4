import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/acknowledge.ts';
import { buildInfo } from '#infra/build-info.ts';
import type { Deployment } from '#infra/deployment.ts';
import type { DeployedValues } from '#infra/stacks/group-function.ts';
import type { Group } from '#shared/endpoint.ts';
import { GROUPS, type GroupName } from '#shared/registry.ts';
import type { AuthStack } from './auth-stack.ts';
import type { DataStack } from './data-stack.ts';
import type { EdgeStack } from './edge-stack.ts';
import { GroupStack } from './group-stack.ts';

interface ApiStackProps extends StackProps {
  readonly data: DataStack;
  readonly auth: AuthStack;
  readonly edge: EdgeStack;
}

function deployedValues(
  deployment: Deployment,
  { data, auth, edge }: ApiStackProps,
): DeployedValues {
  const { version, commit, built } = buildInfo();
  return {
    // Resolved by CloudFormation; the token itself is in no template.
    EDGE_TOKEN: data.edgeToken.secretValue.unsafeUnwrap(),
    TABLE_NAME: data.table.tableName,
    USER_POOL_ID: auth.userPool.userPoolId,
    USER_POOL_CLIENT_ID: auth.client.userPoolClientId,
    TOKEN_ISSUER: auth.issuer,
    TOKEN_JWKS_URI: `${auth.issuer}/.well-known/jwks.json`,
    AVATARS_BUCKET: data.avatars.bucketName,
    WORKS_BUCKET: data.works.bucketName,
    REPORTS_BUCKET: data.reports.bucketName,
    SECRETS_ARN: data.keys.secret.secretArn,
    MEDIA_BASE_URL: `https://${edge.host}/media`,
    MEDIA_KEY_ID: data.keys.publicKey.publicKeyId,
    MAIL_FROM: deployment.mailFrom,
    DEMO: deployment.demo,
    PROGRAMMING_PLATFORM_URL: deployment.programmingPlatformUrl,
    APP_VERSION: version,
    APP_COMMIT: commit,
    APP_BUILT: built,
  };
}

/**
 * One function per group of the contract, one route per call; nothing else is reachable. Every group is a stack
 * in this one (`GroupStack`), so that a new group never meets the limit of 500 resources, moves no other group,
 * and is undone together with all of them.
 */
export class ApiStack extends Stack {
  readonly functions: ReadonlyMap<GroupName, LambdaFunction>;

  constructor(scope: Construct, id: string, deployment: Deployment, props: ApiStackProps) {
    super(scope, id, props);
    const { data, auth, edge } = props;
    const values = deployedValues(deployment, props);
    this.functions = new Map(
      GROUPS.map((group: Group<GroupName>) => {
        const { name } = group;
        const { api } = edge;
        const made = new GroupStack(this, { group, api, deployment, data, auth, values });
        return [name, made.function];
      }),
    );
    acknowledge(this, {
      APIG4:
        'The header carries token and user id joined, which no gateway authorizer reads; every call is checked by the wrapper of the functions.',
    });
  }
}
