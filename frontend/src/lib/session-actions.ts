import type { Answer } from '#shared/contracts/endpoint.ts';
import { portal } from '#shared/contracts/portal.ts';
import { StoredUser } from '#shared/contracts/users.ts';
import { send } from './api.ts';
import { endSession, getSession, keepSession, type Session } from './session.ts';
import { dropTokens, refreshToken, storeTokens } from './tokens.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly verificationCode?: string | undefined;
}

const { login, logout } = portal.endpoints;
type LoginAnswer = Answer<typeof login>;

async function keepLogin(answer: LoginAnswer): Promise<Session> {
  await storeTokens(answer, answer.account);
  // Parsing drops the tokens: Cognito's session keeps them, and nothing else does.
  return keepSession(StoredUser.parse(answer));
}

/** Signs in with the server and keeps the session it answers. Throws what `send` throws. */
export async function signIn(credentials: Credentials): Promise<Session> {
  return keepLogin(await send(login, credentials));
}

/** Ends the session on the server. A failure is no reason to stay: the tokens are dropped all the same. */
async function revoke(): Promise<void> {
  try {
    const token = await refreshToken();
    await send(logout, token ? { refresh_token: token } : {});
  } catch (error) {
    console.warn('sign-out on the server failed', error);
  }
  await dropTokens().catch((error: unknown) => console.warn('tokens were not revoked', error));
}

/** Signs out here, on the server and in every other tab. */
export async function signOut(): Promise<void> {
  if (!getSession()) return;
  await revoke();
  endSession('left');
}

/**
 * Signs out and in as somebody else.
 * The new sign-in comes first, so that its failure leaves the person signed in as before.
 */
export async function switchAccount(credentials: Credentials): Promise<Session> {
  const answer = await send(login, credentials);
  await revoke();
  return keepLogin(answer);
}
