import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Annotations, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { type IRole, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import {
  BucketDeployment,
  type BucketDeploymentProps,
  CacheControl,
  type ISource,
  Source,
} from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { acknowledge, acknowledgeBelow } from '#infra/acknowledge.ts';
import type { Deployment } from '#infra/deployment.ts';
import { largeAssets } from '#infra/large-assets.ts';
import { SITE_FILES } from '#shared/site/files.ts';
import { SITE_ORIGIN } from '#shared/site/pages.ts';
import type { AuthStack } from './auth-stack.ts';
import type { EdgeStack } from './edge-stack.ts';

interface WebStackProps extends StackProps {
  readonly auth: AuthStack;
  readonly edge: EdgeStack;
  /** The built application. */
  readonly webDir: string;
}

/** Permissions of the construct library's deployment function on both buckets. */
const COPY_ACTIONS = ['GetBucket*', 'GetObject*', 'List*', 'Abort*', 'DeleteObject*'];

/** Compressed files, for servers that do not compress; CloudFront does. */
const COMPRESSED = ['**/*.br', '**/*.gz'];

/** Where browsers look for the service worker, and the build's script that removes it from devices instead. */
const WORKER = 'service-worker.js';
const WORKER_OFF = 'service-worker-off.js';

const workerOf = (webDir: string, { offlinePages }: Deployment): ISource =>
  Source.data(
    WORKER,
    readFileSync(join(webDir, offlinePages === '1' ? WORKER : WORKER_OFF), 'utf8'),
  );

/** Files of the build that name the address of the deployment. */
const siteFilesOf = (webDir: string, { host }: EdgeStack): ISource[] =>
  SITE_FILES.map((path) => path.slice(1))
    .filter((name) => existsSync(join(webDir, name)))
    .map((name) => {
      const text = readFileSync(join(webDir, name), 'utf8');
      return Source.data(name, text.replaceAll(SITE_ORIGIN, `https://${host}`));
    });

/** What the browser reads of the deployment. */
const configOf = ({ region, scratchLibrary }: Deployment, { auth }: WebStackProps) =>
  Source.jsonData('config.json', {
    region,
    userPoolId: auth.userPool.userPoolId,
    userPoolClientId: auth.client.userPoolClientId,
    cognitoEndpoint: auth.endpoint,
    scratchLibrary: scratchLibrary === '1',
  });

/**
 * The files of the application. Deployed last, so that no page makes calls that do not exist yet, and never
 * pruned, so that a page opened before the deployment can still load its chunks.
 */
export class WebStack extends Stack {
  private readonly logGroup: LogGroup;
  private readonly role: IRole;

  constructor(scope: Construct, id: string, deployment: Deployment, props: WebStackProps) {
    super(scope, id, props);
    this.logGroup = new LogGroup(this, 'Logs', {
      logGroupName: `/${deployment.name}/web-deployment`,
      retention: deployment.logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.role = this.deploymentRole(props.edge);
    const config = configOf(deployment, props);
    const { webDir, edge } = props;
    if (!existsSync(join(webDir, 'index.html'))) {
      Annotations.of(this).addWarningV2(
        'cloud-classroom:web-not-built',
        'The application is not built, so only config.json is deployed. Run `npx vite build --config frontend/vite.config.ts` first.',
      );
      this.deploy('Pages', edge, [config], 'no-cache');
      return;
    }
    this.deployApplication(deployment, props, config);
  }

  private deployApplication(
    deployment: Deployment,
    { webDir, edge }: WebStackProps,
    config: ISource,
  ): void {
    const large = largeAssets(join(webDir, 'assets'));
    const exclude = [...COMPRESSED, ...(large?.paths ?? [])];
    const assets = this.deploy(
      'Assets',
      edge,
      [Source.asset(join(webDir, 'assets'), { exclude })],
      'immutable',
    );
    const pages = this.deploy(
      'Pages',
      edge,
      [
        Source.asset(webDir, {
          exclude: ['assets', WORKER, ...SITE_FILES.map((path) => path.slice(1)), ...COMPRESSED],
        }),
        ...siteFilesOf(webDir, edge),
        config,
      ],
      'no-cache',
    );
    // Pages come after them: they must not refer to chunks that do not exist yet.
    pages.node.addDependency(assets);
    // A worker keeps the documents that it finds when it is installed: those of its own version.
    this.deploy('Worker', edge, [workerOf(webDir, deployment)], 'no-cache').node.addDependency(
      pages,
    );
    if (large) {
      const compressed = { contentEncoding: 'br', contentType: 'text/javascript' };
      const source = Source.asset(large.folder);
      pages.node.addDependency(this.deploy('Large', edge, [source], 'immutable', compressed));
      // The construct library has copied it.
      rmSync(large.folder, { recursive: true });
    }
  }

  /** An own role, because the construct library's would get a managed policy for all log groups. */
  private deploymentRole({ web }: EdgeStack): IRole {
    const role = new Role(this, 'DeploymentRole', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    });
    this.logGroup.grantWrite(role);
    const reason =
      "Copying files of any name from the assets to the web bucket; people's files lie elsewhere.";
    const assets = `arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${this.region}/*`;
    acknowledge(
      this,
      Object.fromEntries(
        [...COPY_ACTIONS.map((action) => `Action::s3:${action}`), `Resource::${assets}`].map(
          (finding) => [`IAM5[${finding}]`, reason],
        ),
      ),
    );
    acknowledgeBelow(this, web.bucketArn, '/*', reason);
    acknowledge(this, {
      L1: 'The construct library chooses the runtime of its own deployment function.',
    });
    return role as IRole;
  }

  private deploy(
    id: string,
    { web }: EdgeStack,
    sources: ISource[],
    caching: 'immutable' | 'no-cache',
    content: Pick<BucketDeploymentProps, 'contentEncoding' | 'contentType'> = {},
  ) {
    return new BucketDeployment(this, id, {
      destinationBucket: web,
      sources,
      prune: false,
      ...content,
      memoryLimit: 512,
      logGroup: this.logGroup,
      role: this.role,
      ...(caching === 'immutable'
        ? {
            destinationKeyPrefix: 'assets/',
            cacheControl: [
              CacheControl.setPublic(),
              CacheControl.maxAge(Duration.days(365)),
              CacheControl.immutable(),
            ],
          }
        : { cacheControl: [CacheControl.noCache()] }),
    });
  }
}
