import * as z from 'zod';
import { makeClient } from './aws-client.ts';
import { env, optionalEnv } from './env.ts';
import { lazy } from './lazy.ts';

const Secrets = z.object({
  challengeKey: z.string().min(16),
  cursorKey: z.string().min(16),
  mediaPrivateKey: z.string().min(1),
  /** First passwords are derived from it. */
  passwordKey: z.string().min(16),
  programmingKey: z.string().min(16),
  /** Proves to the user pool that the server vouches for a person. */
  signInKey: z.string().min(16),
});
export type Secrets = z.infer<typeof Secrets>;

async function fetchSecret(arn: string): Promise<string> {
  const { GetSecretValueCommand, SecretsManagerClient } = await import(
    '@aws-sdk/client-secrets-manager'
  );
  const answer = await makeClient(SecretsManagerClient, {}).send(
    new GetSecretValueCommand({ SecretId: arn }),
  );
  return answer.SecretString ?? '';
}

/** The secrets of the deployment, read once per process. */
export const secrets = lazy(async (): Promise<Secrets> => {
  const arn = optionalEnv('SECRETS_ARN');
  return Secrets.parse(JSON.parse(arn ? await fetchSecret(arn) : env('SECRETS')));
});
