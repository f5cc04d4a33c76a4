import { Duration, NestedStack } from 'aws-cdk-lib';
import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { routesOf } from '#infra/routes.ts';
import { GroupFunction, type GroupFunctionProps } from '#infra/stacks/group-function.ts';
import type { Group } from '#shared/endpoint.ts';
import { LIMITS } from '#shared/limits.ts';
import type { GroupName } from '#shared/registry.ts';

interface GroupStackProps extends Omit<GroupFunctionProps, 'group'> {
  readonly group: Group<GroupName>;
  readonly api: HttpApi;
}

/** A group of calls: its function and the routes that lead to it, in a stack of its own within the API stack. */
export class GroupStack extends NestedStack {
  readonly function: LambdaFunction;

  constructor(scope: Construct, { group, api, ...props }: GroupStackProps) {
    super(scope, `${group.name}-calls`, { description: `Calls of ${group.name}` });
    this.function = new GroupFunction(this, { ...props, group: group.name }).function;
    this.addRoutes(group, api);
  }

  private addRoutes(group: Group<GroupName>, httpApi: HttpApi): void {
    const integration = new HttpLambdaIntegration(`${group.name}-integration`, this.function, {
      timeout: Duration.millis(LIMITS.requestTimeoutMs),
      // One permission for the API instead of one per route: a function's policy holds 20 kB.
      scopePermissionToRoute: false,
    });
    for (const { method, path } of routesOf(group)) {
      new HttpRoute(this, `${method} ${path}`, {
        httpApi,
        integration,
        routeKey: HttpRouteKey.with(path, HttpMethod[method]),
      });
    }
  }
}
