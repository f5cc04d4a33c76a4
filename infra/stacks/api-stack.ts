import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/acknowledge.ts';
import { buildInfo } from '#infra/build-info.ts';
import { type DeployedValues, GroupFunction } from '#infra/constructs/group-function.ts';
import type { Deployment } from '#infra/deployment.ts';
import type { Group } from '#shared/contracts/endpoint.ts';
import { GROUPS, type GroupName } from '#shared/contracts/registry.ts';
import { LIMITS } from '#shared/limits.ts';
import type { AuthStack } from './auth-stack.ts';
import type { DataStack } from './data-stack.ts';
import type { EdgeStack } from './edge-stack.ts';

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
    SECRETS_ARN: data.keys.secret.secretArn,
    MEDIA_BASE_URL: `https://${edge.host}/media`,
    MEDIA_KEY_ID: data.keys.publicKey.publicKeyId,
    DEMO: deployment.demo,
    PROGRAMMING_PLATFORM_URL: deployment.programmingPlatformUrl,
    APP_VERSION: version,
    APP_COMMIT: commit,
    APP_BUILT: built,
  };
}

/** One function per group of the contract, one route per call; nothing else is reachable. */
export class ApiStack extends Stack {
  readonly functions: ReadonlyMap<GroupName, LambdaFunction>;

  constructor(scope: Construct, id: string, deployment: Deployment, props: ApiStackProps) {
    super(scope, id, props);
    const { data, auth, edge } = props;
    const values = deployedValues(deployment, props);
    this.functions = new Map(
      GROUPS.map((group: Group<GroupName>) => {
        const { function: lambda } = new GroupFunction(this, {
          deployment,
          group: group.name,
          data,
          auth,
          values,
        });
        this.addRoutes(group, lambda, edge);
        return [group.name, lambda];
      }),
    );
    acknowledge(this, {
      APIG4:
        'The header carries token and user id joined, which no gateway authorizer reads; every call is checked by the wrapper of the functions.',
    });
  }

  private addRoutes(group: Group<GroupName>, lambda: LambdaFunction, { api }: EdgeStack): void {
    const integration = new HttpLambdaIntegration(`${group.name}-integration`, lambda, {
      timeout: Duration.millis(LIMITS.requestTimeoutMs),
      // One permission for the API instead of one per route: a function's policy holds 20 kB.
      scopePermissionToRoute: false,
    });
    for (const [name, { method, path }] of Object.entries(group.endpoints)) {
      new HttpRoute(this, `${group.name}-${name}`, {
        httpApi: api,
        integration,
        routeKey: HttpRouteKey.with(`/api/${path}`, HttpMethod[method]),
      });
    }
  }
}
