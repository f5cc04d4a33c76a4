import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/acknowledge.ts';
import { GroupFunction } from '#infra/constructs/group-function.ts';
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

/** One function per group of the contract, one route per call; nothing else is reachable. */
export class ApiStack extends Stack {
  readonly functions: ReadonlyMap<GroupName, LambdaFunction>;

  constructor(scope: Construct, id: string, deployment: Deployment, props: ApiStackProps) {
    super(scope, id, props);
    const { data, auth, edge } = props;
    this.functions = new Map(
      GROUPS.map((group: Group<GroupName>) => {
        const { function: lambda } = new GroupFunction(this, {
          deployment,
          group: group.name,
          data,
          auth,
          host: edge.host,
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
