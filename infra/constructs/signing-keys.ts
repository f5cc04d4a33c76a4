import { dirname, join } from 'node:path';
import { CustomResource, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { KeyGroup, PublicKey } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CfnSecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/acknowledge.ts';
import { bundle } from '#infra/bundle-function.ts';
import type { Deployment } from '#infra/deployment.ts';
import { FUNCTION_KEYS } from '#infra/make-secrets.ts';
import { NodeFunction } from './node-function.ts';

const KEYS_HANDLER = join(dirname(import.meta.dirname), 'deployment-keys', 'handler.ts');

/**
 * The keys that the functions sign with, created once at the first deployment.
 * The private half for media stays in the secret; CloudFront gets the public one.
 */
export class SigningKeys extends Construct {
  readonly secret: Secret;
  readonly publicKey: PublicKey;
  readonly keyGroup: KeyGroup;

  constructor(scope: Construct, id: string, deployment: Deployment) {
    super(scope, id);
    this.secret = new Secret(this, 'Secret', {
      description: `${deployment.name}: ${Object.keys(FUNCTION_KEYS).join(', ')}`,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    acknowledge(this.secret, {
      SMG4: 'Rotation would invalidate addresses, cursors and challenges under way; docs/deployment.md has the steps.',
    });
    // Created empty: CloudFormation would generate a new value when the template changes.
    if (this.secret.node.defaultChild instanceof CfnSecret) {
      this.secret.node.defaultChild.generateSecretString = undefined;
    }
    const keys = this.completeKeys(deployment);
    this.publicKey = new PublicKey(this, 'PublicKey', {
      encodedKey: keys.getAttString('PublicKey'),
      comment: `${deployment.name}: signed addresses of media`,
    });
    this.keyGroup = new KeyGroup(this, 'KeyGroup', { items: [this.publicKey] });
  }

  private completeKeys(deployment: Deployment): CustomResource {
    const provider = new NodeFunction(this, 'Provider', {
      deployment,
      name: 'deployment-keys',
      description: 'Completes the keys of the deployment',
      source: dirname(KEYS_HANDLER),
      bundle: (outdir) => bundle({ entry: KEYS_HANDLER, outdir }),
      timeout: Duration.minutes(1),
      memoryMb: 512,
    });
    provider.function.addToRolePolicy(
      new PolicyStatement({
        actions: ['secretsmanager:GetSecretValue', 'secretsmanager:PutSecretValue'],
        resources: [this.secret.secretArn],
      }),
    );
    const resource = new CustomResource(this, 'Keys', {
      resourceType: 'Custom::DeploymentKeys',
      serviceToken: provider.function.functionArn,
      serviceTimeout: Duration.minutes(2),
      properties: { SecretArn: this.secret.secretArn, Revision: deployment.keysRevision },
    });
    // Without the policy the function could not reach the secret yet.
    resource.node.addDependency(provider);
    return resource;
  }
}
