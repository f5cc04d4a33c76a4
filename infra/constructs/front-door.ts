import { RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Deployment } from '#infra/deployment.ts';

/** No query strings and no headers: they may hold what a person typed, or a token. */
const ACCESS_LOG = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  bytes: '$context.responseLength',
  latency: '$context.responseLatency',
  integrationLatency: '$context.integrationLatency',
  integrationError: '$context.integrationErrorMessage',
};

/**
 * The HTTP API without its routes. Created before the functions, because they need the address of the
 * distribution, and the distribution needs the address of the API.
 */
export class FrontDoor extends Construct {
  readonly api: HttpApi;

  constructor(scope: Construct, id: string, deployment: Deployment) {
    super(scope, id);
    const logs = new LogGroup(this, 'AccessLog', {
      logGroupName: `/${deployment.name}/api-access`,
      retention: deployment.logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.api = new HttpApi(this, 'Api', { apiName: deployment.name, createDefaultStage: false });
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      autoDeploy: true,
      throttle: { rateLimit: deployment.requestsPerSecond, burstLimit: deployment.requestBurst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(logs),
        format: AccessLogFormat.custom(JSON.stringify(ACCESS_LOG)),
      },
    });
  }
}
