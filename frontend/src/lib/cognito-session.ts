import { Amplify } from 'aws-amplify';
import { decodeJWT, fetchAuthSession, signOut } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import * as z from 'zod';
import type { SessionTokens } from '#shared/contracts/users.ts';

/** Where this deployment's user pool is; written by the deployment, served beside the application. */
const Config = z.object({
  region: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  cognitoEndpoint: z.string(),
});

// It would warn of every user pool that is not at Amazon's own address.
ConsoleLogger.LOG_LEVEL = 'ERROR';

async function configure(): Promise<void> {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  if (!response.ok) throw new TypeError(`config.json: ${response.status}`);
  const { userPoolId, userPoolClientId, cognitoEndpoint } = Config.parse(await response.json());
  const userPoolEndpoint = new URL(cognitoEndpoint, location.origin).href;
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint } } });
}

let configured: Promise<void> | undefined;

/** Configures once; a failure (no network) is tried again by the next call. */
function ready(): Promise<void> {
  configured ??= configure().catch((error: unknown) => {
    configured = undefined;
    throw error;
  });
  return configured;
}

/** Whose tokens they are is said by the tokens; one name for all leaves none of an earlier account behind. */
const STORED_AS = 'session';

/** Hands the tokens of a sign-in to the session, which from now on refreshes and revokes them by itself. */
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
 * A valid ID token of a person, refreshed when it is about to end; undefined when there is no session any more.
 * Throws where the tokens are somebody else's: another tab has just signed in as that person.
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

/** Removes the tokens without asking the server, which has ended the session already. */
export async function forgetTokens(): Promise<void> {
  await ready();
  await cognitoUserPoolsTokenProvider.tokenOrchestrator.clearTokens();
}
