import { dirname, join } from 'node:path';
import { App, type AppProps, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { readDeployment } from './deployment.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { AuthStack } from './stacks/auth-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { EdgeStack } from './stacks/edge-stack.ts';
import { FirewallStack } from './stacks/firewall-stack.ts';
import { JobsStack } from './stacks/jobs-stack.ts';
import { MonitoringStack } from './stacks/monitoring-stack.ts';
import { WebStack } from './stacks/web-stack.ts';

const BUILT_WEB = join(dirname(import.meta.dirname), 'dist', 'web');

/** The whole deployment; its settings come from the context. */
export function buildApp(props: AppProps = {}, webDir: string = BUILT_WEB): App {
  const app = new App(props);
  const deployment = readDeployment(app.node);
  const id = (name: string) => `${deployment.stack}-${name}`;
  const common = (description: string, region = deployment.region) => ({
    env: { region },
    description: `${deployment.name}: ${description}`,
    terminationProtection: true,
  });

  const data = new DataStack(app, id('Data'), deployment, common('table, files and keys'));
  const auth = new AuthStack(app, id('Auth'), deployment, { ...common('who people are'), data });
  const webAclArn =
    deployment.webAclArn ??
    new FirewallStack(app, id('Firewall'), deployment, common('web ACL', 'us-east-1')).webAclArn;
  const edge = new EdgeStack(app, id('Edge'), deployment, {
    ...common('CloudFront and the HTTP API'),
    data,
    auth,
    webAclArn,
  });
  const api = new ApiStack(app, id('Api'), deployment, {
    ...common('functions and routes'),
    data,
    auth,
    edge,
  });
  const jobs = new JobsStack(app, id('Jobs'), deployment, {
    ...common('what runs without a request'),
    data,
    auth,
    edge,
  });
  const web = new WebStack(app, id('Web'), deployment, {
    ...common('the application'),
    auth,
    edge,
    webDir,
  });
  web.addStackDependency(api);
  new MonitoringStack(app, id('Monitoring'), deployment, {
    ...common('alarms, dashboard and budget'),
    data,
    auth,
    edge,
    api,
    jobs,
  });

  Tags.of(app).add('deployment', deployment.name);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return app;
}
