import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { completeKeys, type DeploymentKeys, publicKeyOf } from './complete-keys.ts';

const client = new SecretsManagerClient({});

async function read(SecretId: string): Promise<Partial<DeploymentKeys>> {
  try {
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId }));
    return JSON.parse(SecretString ?? '{}') as Partial<DeploymentKeys>;
  } catch (error) {
    // A new secret has no value yet. No other error may lead to new keys.
    if (error instanceof ResourceNotFoundException) return {};
    throw error;
  }
}

async function ensureKeys(SecretId: string): Promise<string> {
  const { keys, changed } = completeKeys(await read(SecretId));
  if (changed) {
    await client.send(new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify(keys) }));
  }
  return publicKeyOf(keys.mediaPrivateKey);
}

const reply = (event: CloudFormationCustomResourceEvent, result: object): Promise<Response> =>
  fetch(event.ResponseURL, {
    method: 'PUT',
    // The URL is signed for an empty content type.
    headers: { 'content-type': '' },
    body: JSON.stringify({
      PhysicalResourceId:
        'PhysicalResourceId' in event ? event.PhysicalResourceId : 'deployment-keys',
      StackId: event.StackId,
      RequestId: event.RequestId,
      LogicalResourceId: event.LogicalResourceId,
      ...result,
    }),
  });

/** Custom resource of the data stack: completes the runtime secret and answers the public key for CloudFront. */
export async function handler(event: CloudFormationCustomResourceEvent): Promise<void> {
  try {
    // The secret outlives its stack, so there is nothing to delete.
    const data =
      event.RequestType === 'Delete'
        ? {}
        : { PublicKey: await ensureKeys(String(event.ResourceProperties.SecretArn)) };
    await reply(event, { Status: 'SUCCESS', Data: data });
  } catch (error) {
    console.error(error);
    await reply(event, {
      Status: 'FAILED',
      Reason: error instanceof Error ? error.name : 'unknown',
    });
  }
}
