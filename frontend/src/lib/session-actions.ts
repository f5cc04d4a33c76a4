import type { Answer, Payload } from '#shared/endpoint.ts';
import type { portal } from '#shared/portal/contract.ts';
import { authorizationOf, send } from './api.ts';
import { partsOf, readEarly } from './home-parts.ts';
import { cardLogin, login, logout } from './portal-calls.ts';
import { endSession, getSession, keepSession, type Session } from './session.ts';
import { dropTokens, refreshToken, storeTokens } from './tokens.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly verificationCode?: string | undefined;
  /** The home is what will be shown, and is answered, too. */
  readonly home?: boolean;
}

export type LoginAnswer = Answer<typeof portal.endpoints.login>;

/** Stores the session of a sign-in answer. Only the Cognito session keeps the tokens; the home waits for its screen. */
export async function keepLogin(answer: LoginAnswer): Promise<Session> {
  const { token, access_token, refresh_token, home, ...user } = answer;
  await storeTokens({ token, access_token, refresh_token });
  const session = keepSession(user);
  if (home) readEarly(partsOf(session), session, async () => home);
  return session;
}

/** Signs in with the server and keeps the session it answers. Throws what `send` throws. */
export async function signIn(credentials: Credentials): Promise<Session> {
  return keepLogin(await send(login, credentials));
}

/** The credentials that end a session on the server, read while it is still the current one. */
async function keysOf(session: Session | null) {
  const [authorization, token] = await Promise.all([authorizationOf(session), refreshToken()]);
  return { authorization, payload: token ? { refresh_token: token } : {} };
}
type Keys = Awaited<ReturnType<typeof keysOf>>;

/** Failures do not stop the sign-out: the browser forgets the session in any case. */
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
 * Switches to another account. The new session is started before the old one ends: if that fails, the user
 * stays signed in, and no call in between is without a session.
 */
export async function switchTo(answer: LoginAnswer): Promise<Session> {
  const session = getSession();
  const old = session && (await keysOf(session));
  const next = await keepLogin(answer);
  if (old) await endOnServer(old);
  return next;
}

const signedOut = { authorization: '0' } as const;

export const switchAccount = async (credentials: Credentials): Promise<Session> =>
  switchTo(await send(login, credentials, signedOut));

/** Begins a session with the token of a sign-in card. The current one goes on until `switchTo`. */
export const beginByCard = (
  card: Payload<typeof portal.endpoints.cardLogin>,
): Promise<LoginAnswer> => send(cardLogin, card, signedOut);

/** Ends a session that was begun and is not wanted. */
export const dropBegun = ({ token, id, refresh_token }: LoginAnswer): Promise<unknown> =>
  endOnServer({ authorization: `${token}_${id}`, payload: { refresh_token } });
