import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { routesOf } from '#infra/routes.ts';
import { CALLS, GROUPS } from '#shared/registry.ts';
import { synthesize } from '#tests/infra/synthesize.ts';

const { template } = synthesize();
const api = template('Api');
const routes = Object.values(api.findResources('AWS::ApiGatewayV2::Route')).map(
  ({ Properties }) => Properties as { RouteKey: string; Target: unknown },
);
const functions = api.findResources('AWS::Lambda::Function');

/** Logical id of the function behind a route. */
function functionOf(route: { Target: unknown } | undefined): string | undefined {
  const integration = /"Ref":"([^"]+)"/.exec(JSON.stringify(route?.Target))?.[1] ?? '';
  const uri = api.toJSON().Resources[integration]?.Properties.IntegrationUri;
  return uri?.['Fn::GetAtt']?.[0];
}

/** Routes that take a path: its own, and those of all paths that begin like it. */
const routesTo = (method: string, path: string) =>
  routes.filter(({ RouteKey }) => {
    const [start, isOpen] = [RouteKey.replace('{proxy+}', ''), RouteKey.endsWith('{proxy+}')];
    const key = `${method} ${path}`;
    return isOpen ? key.startsWith(start) && key.length > start.length : key === RouteKey;
  });

describe('routes', () => {
  it.each(
    CALLS.map((call) => [`${call.endpoint.method} /api/${call.endpoint.path}`, call] as const),
  )('%s leads to the function of its group, and to no other', (_, { endpoint, group }) => {
    const found = routesTo(endpoint.method, `/api/${endpoint.path}`);
    expect(found).toHaveLength(1);
    const lambda = functions[functionOf(found[0]) ?? ''];
    expect(lambda?.Properties.FunctionName).toBe(`cloud-classroom-${group}`);
  });

  it('are those of the contract and no others', () => {
    const wanted = GROUPS.flatMap((group) => routesOf(group));
    expect(routes.map(({ RouteKey }) => RouteKey).sort()).toEqual(
      wanted.map(({ method, path }) => `${method} ${path}`).sort(),
    );
    expect(
      routes.filter(({ RouteKey }) => /\$default|ANY|\{(?!proxy\+\}$)/.test(RouteKey)),
    ).toEqual([]);
  });

  it('fit into the 300 of an HTTP API; beyond, the account asks for more (docs/deployment.md)', () => {
    expect(routes.length).toBeLessThanOrEqual(300);
  });

  it('pass the throttle and the access log of the stage', () => {
    template('Edge').hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      StageName: '$default',
      AutoDeploy: true,
      DefaultRouteSettings: { ThrottlingRateLimit: 2000, ThrottlingBurstLimit: 1000 },
      AccessLogSettings: {
        DestinationArn: Match.anyValue(),
        Format: Match.stringLikeRegexp('requestId'),
      },
    });
  });

  it('do not collide with the documents that the edge serves itself', () => {
    const own = CALLS.filter(({ endpoint }) => /^(docs|openapi\.json)/.test(endpoint.path));
    expect(own).toEqual([]);
  });
});

describe('functions', () => {
  it('are one for each group', () => {
    const names = Object.values(functions).map(({ Properties }) => Properties.FunctionName);
    expect(names.sort()).toEqual(GROUPS.map(({ name }) => `cloud-classroom-${name}`).sort());
  });

  it('run Node.js 24 on arm64 for at most ten seconds, without tracing', () => {
    api.allResourcesProperties('AWS::Lambda::Function', {
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Timeout: 10,
      TracingConfig: Match.absent(),
    });
  });
});
