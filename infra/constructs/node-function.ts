import { type Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Code,
  type ILayerVersion,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { AssetHashType, DockerImage } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/acknowledge.ts';
import type { Deployment } from '#infra/deployment.ts';

interface NodeFunctionProps {
  readonly deployment: Deployment;
  readonly name: string;
  readonly description: string;
  /** Folder of the source. */
  readonly source: string;
  readonly bundle: (outdir: string) => void;
  readonly timeout: Duration;
  readonly memoryMb: number;
  readonly environment?: Record<string, string>;
  readonly layers?: readonly ILayerVersion[];
}

/** The base of all functions: Node.js 24 on arm64, bundled here, with its own log group and role. */
export class NodeFunction extends Construct {
  readonly function: LambdaFunction;

  constructor(scope: Construct, id: string, props: NodeFunctionProps) {
    super(scope, id);
    const { deployment, name } = props;
    const traced = deployment.tracing === '1';
    const logGroup = new LogGroup(this, 'Logs', {
      logGroupName: `/${deployment.name}/functions/${name}`,
      retention: deployment.logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // Not the managed basic role, which may write to every log group of the account.
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    });
    logGroup.grantWrite(role);
    this.function = new LambdaFunction(this, 'Function', {
      functionName: `${deployment.name}-${name}`,
      description: props.description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'handler.handler',
      code: bundledCode(props),
      role,
      logGroup,
      // The functions write their own structured line; Lambda must not wrap it in another one.
      loggingFormat: LoggingFormat.TEXT,
      timeout: props.timeout,
      memorySize: props.memoryMb,
      layers: [...(props.layers ?? [])],
      // Functions keep the keys that they have read until their configuration changes.
      environment: { ...props.environment, KEYS_REVISION: String(deployment.keysRevision) },
      ...(traced && { tracing: Tracing.ACTIVE }),
    });
    if (traced) {
      acknowledge(this, {
        'IAM5[Resource::*]': 'Traces have no resource name; the two actions only write them.',
      });
    }
  }
}

const bundledCode = ({ source, bundle }: NodeFunctionProps): Code =>
  Code.fromAsset(source, {
    // Hashed by the output: the same code gives the same asset on every machine.
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      image: DockerImage.fromRegistry('none'),
      local: {
        tryBundle(outdir) {
          bundle(outdir);
          return true;
        },
      },
    },
  });
