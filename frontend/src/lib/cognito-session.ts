import { Amplify } from 'aws-amplify';
import { decodeJWT, fetchAuthSession, signOut } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import * as z from 'zod';
import type { SessionTokens } from '#shared/people/fields.ts';

/** Where this deployment's user pool is; written by the deployment, served beside the application. */
const Config = z.object({
  region: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  cognitoEndpoint: z.string(),
});

// Silences a warning about user pools with a custom endpoint.
ConsoleLogger.LOG_LEVEL = 'ERROR';

async function configure(): Promise<void> {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  if (!response.ok) throw new TypeError(`config.json: ${response.status}`);
  const { userPoolId, userPoolClientId, cognitoEndpoint } = Config.parse(await response.json());
  const userPoolEndpoint = new URL(cognitoEndpoint, location.origin).href;
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint } } });
}

let configured: Promise<void> | undefined;

/** Configures once; after a failure (no network) the next call retries. */
function ready(): Promise<void> {
  configured ??= configure().catch((error: unknown) => {
    configured = undefined;
    throw error;
  });
  return configured;
}

/** The same storage name for every account, so that new tokens replace those of an earlier account. */
const STORED_AS = 'session';

/** Stores the tokens of a sign-in in Amplify, which refreshes and revokes them from then on. */
export async function storeTokens(tokens: SessionTokens): Promise<void> {
  await ready();
  const accessToken = decodeJWT(tokens.access_token);
  const issuedAt = (accessToken.payload.iat ?? Date.now() / 1000) * 1000;
  await cognitoUserPoolsTokenProvider.tokenOrchestrator.setTokens({
    tokens: {
      username: STORED_AS,
      accessToken,
      idToken: decodeJWT(tokens.token),
      refreshToken: tokens.refresh_token,
      clockDrift: issuedAt - Date.now(),
    },
  });
}

/**
 * A valid ID token of the user, refreshed when it is about to expire; undefined when the session has ended.
 * Throws if the tokens belong to another user, who has just signed in in another tab.
 */
export async function freshIdToken(userId: string): Promise<string | undefined> {
  await ready();
  const { tokens } = await fetchAuthSession();
  const idToken = tokens?.idToken;
  if (idToken && idToken.payload['custom:user_id'] !== userId)
    throw new Error('session has changed');
  return idToken?.toString();
}

/** The refresh token, for the server's sign-out. */
export async function refreshToken(): Promise<string | undefined> {
  await ready();
  const stored = await cognitoUserPoolsTokenProvider.authTokenStore.loadTokens();
  return stored?.refreshToken;
}

/** Revokes and removes the tokens. */
export async function dropTokens(): Promise<void> {
  await ready();
  await signOut();
}

/** Removes the tokens without a request: the server has ended the session already. */
export async function forgetTokens(): Promise<void> {
  await ready();
  await cognitoUserPoolsTokenProvider.tokenOrchestrator.clearTokens();
}
