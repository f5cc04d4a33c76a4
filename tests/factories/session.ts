import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { SessionTokens } from '#shared/people/fields.ts';
import { portal } from '#shared/portal/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { PASSWORD, type Person } from './person.ts';

/** A real session, signed in by the call, with tokens of the user pool. */
export async function signIn({ account }: Person, password = PASSWORD): Promise<SessionTokens> {
  const { code, data, body } = await call(portal.endpoints.login, {
    payload: { username: account, password },
    sourceIp: `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.9`,
  });
  if (code !== 1) throw new Error(`${account} could not sign in: ${body}`);
  return data;
}

/** The header with a session's tokens. */
export const presenting = ({ token }: Pick<SessionTokens, 'token'>, { userId }: Person) => ({
  authorization: `${token}_${userId}`,
});

/** Refreshes as the browser does; undefined when the session has ended. */
export async function refresh(tokens: SessionTokens): Promise<{ token: string } | undefined> {
  const client = new CognitoIdentityProviderClient();
  const command = new InitiateAuthCommand({
    ClientId: process.env.USER_POOL_CLIENT_ID,
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: tokens.refresh_token },
  });
  try {
    const { AuthenticationResult } = await client.send(command);
    return { token: AuthenticationResult?.IdToken ?? '' };
  } catch (error) {
    if (error instanceof Error && error.name === 'NotAuthorizedException') return undefined;
    throw error;
  }
}
