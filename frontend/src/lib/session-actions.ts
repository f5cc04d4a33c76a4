import type { Answer } from '#shared/contracts/endpoint.ts';
import type { portal } from '#shared/contracts/portal.ts';
import { authorizationOf, send } from './api.ts';
import { cardLogin, login, logout } from './portal-calls.ts';
import { endSession, getSession, keepSession, type Session } from './session.ts';
import { dropTokens, refreshToken, storeTokens } from './tokens.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly verificationCode?: string | undefined;
}

type LoginAnswer = Answer<typeof portal.endpoints.login>;

/** Keeps the session that a call has begun. The tokens go to Cognito's session and nowhere else. */
export async function keepLogin(answer: LoginAnswer): Promise<Session> {
  const { token, access_token, refresh_token, ...user } = answer;
  await storeTokens({ token, access_token, refresh_token });
  return keepSession(user);
}

/** Signs in with the server and keeps the session it answers. Throws what `send` throws. */
export async function signIn(credentials: Credentials): Promise<Session> {
  return keepLogin(await send(login, credentials));
}

/** What ends a session on the server, taken while it still is the present one. */
async function keysOf(session: Session | null) {
  const [authorization, token] = await Promise.all([authorizationOf(session), refreshToken()]);
  return { authorization, payload: token ? { refresh_token: token } : {} };
}
type Keys = Awaited<ReturnType<typeof keysOf>>;

/** A failure is no reason to stay: the browser forgets the session all the same. */
const logFailure = (error: unknown) => console.warn('sign-out was not complete', error);

const endOnServer = ({ authorization, payload }: Keys) =>
  send(logout, payload, { authorization }).catch(logFailure);

/** Signs out here, on the server and in every other tab. */
export async function signOut(): Promise<void> {
  const session = getSession();
  if (!session) return;
  await keysOf(session).then(endOnServer).catch(logFailure);
  await dropTokens().catch(logFailure);
  endSession('left');
}

/**
 * Signs out and in as somebody else, with a call that begins a session. It goes first: if it fails, the
 * person stays signed in as before, and no call in between is left without a session.
 */
async function switchSession(begin: () => Promise<LoginAnswer>): Promise<Session> {
  const session = getSession();
  const old = session && (await keysOf(session));
  const next = await keepLogin(await begin());
  if (old) await endOnServer(old);
  return next;
}

const asNobody = { authorization: '0' } as const;

export const switchAccount = (credentials: Credentials): Promise<Session> =>
  switchSession(() => send(login, credentials, asNobody));

/** Signs in with the token of a sign-in card, whoever was signed in here before. */
export const signInByCard = (token: string, verificationCode?: string): Promise<Session> =>
  switchSession(() =>
    send(cardLogin, { token, ...(verificationCode && { verificationCode }) }, asNobody),
  );
