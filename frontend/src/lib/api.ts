import i18next from 'i18next';
import { CODE, SESSION_EXPIRED } from '#shared/codes.ts';
import type { Answer, Endpoint, Envelope, Payload } from '#shared/endpoint.ts';
import type { homes } from '#shared/homes/contract.ts';
import type { HomeName } from '#shared/homes/part.ts';
import { LIMITS } from '#shared/limits.ts';
import { ApiError } from './api-error.ts';
import { noteFailure } from './failed-requests.ts';
import { formEncode } from './form-encoding.ts';
import { homeCalls } from './home-calls.ts';
import { answerOfPart, type ReadParts } from './home-parts.ts';
import { currentLanguage } from './language.ts';
import { endSession, getSession, isCurrent, type Session } from './session.ts';
import { toast } from './toasts.ts';
import { renewalDone } from './token-renewal.ts';
import { forgetTokens, freshIdToken } from './tokens.ts';

/** A call without its schemas: enough to send it, with the contract's types. */
export interface Call<E extends Endpoint> extends Pick<E, 'path' | 'method'> {
  /** Never set; only carries the type. */
  readonly endpoint?: E;
}

export interface SendOptions {
  readonly signal?: AbortSignal;
  /** Authorization of another session than the current one, e.g. to end the previous one. */
  readonly authorization?: string;
}

interface Reply<E extends Endpoint> {
  readonly envelope: Envelope<Answer<E>>;
  readonly requestId: string | null;
}

/** The Authorization header: the ID token and the user id, or 0 (specification 7). */
export async function authorizationOf(session: Session | null): Promise<string> {
  if (!session) return '0';
  const token = await freshIdToken(session.user.id);
  return token ? `${token}_${session.user.id}` : '0';
}

async function request(
  endpoint: Call<Endpoint>,
  payload: object,
  authorization: string,
  signal: AbortSignal | undefined,
) {
  const fields = formEncode(payload);
  const isGet = endpoint.method === 'GET';
  const query = isGet && fields.size > 0 ? `?${fields}` : '';
  const limit = AbortSignal.timeout(LIMITS.requestTimeoutMs);
  return fetch(`/api/${endpoint.path}${query}`, {
    method: endpoint.method,
    headers: { Authorization: authorization, lang: currentLanguage() },
    body: isGet ? null : fields,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  });
}

function unreachable(error: unknown): ApiError {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    const message = i18next.t('common:timeout');
    toast.warning(message);
    return new ApiError({ kind: 'timeout', message });
  }
  return new ApiError({ kind: 'network', message: i18next.t('common:networkError') });
}

/** Ends the session only if it is the one that sent the request: a late answer must not sign out the next user. */
function expire(session: Session | null): void {
  if (!session || !isCurrent(session)) return;
  endSession('expired');
  void forgetTokens();
}

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'number';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Of the edge and of the gateway, which answer without us; as it can be told in feedback. */
const OTHERS_IDS = ['x-request-id', 'apigw-requestid', 'x-amzn-requestid', 'x-amz-cf-id'];

function idOf({ headers }: Response): string | null {
  const ids = OTHERS_IDS.map((name) => headers.get(name)?.replace(/=+$/, '') ?? '');
  return ids.find((id) => /^[\w-]{1,64}$/.test(id)) ?? null;
}

/** A page of the edge or of a firewall, or a word of the gateway: there is a network, but the service has a fault. */
function unavailable(response: Response): ApiError {
  const requestId = idOf(response);
  noteFailure(requestId);
  const message = i18next.t('common:serviceFault');
  return new ApiError({ kind: 'unavailable', message, requestId });
}

async function ask<E extends Endpoint>(
  endpoint: E | Call<E>,
  payload: Payload<E>,
  authorization: string,
  signal: AbortSignal | undefined,
): Promise<Reply<E>> {
  const sent = payload && typeof payload === 'object' ? payload : {};
  const response = await request(endpoint, sent, authorization, signal);
  const body = parsed(await response.text());
  if (!isEnvelope(body)) throw unavailable(response);
  // Safe: the server validates its answers against the same contract.
  return {
    envelope: body as Envelope<Answer<E>>,
    requestId: response.headers.get('x-request-id'),
  };
}

/**
 * A change of password replaces the tokens. A call of any tab that was refused for its old token is sent again
 * with the new one.
 */
async function askAsSession<E extends Endpoint>(
  endpoint: E | Call<E>,
  payload: Payload<E>,
  session: Session | null,
  signal: AbortSignal | undefined,
): Promise<Reply<E>> {
  const authorization = await authorizationOf(session);
  const reply = await ask(endpoint, payload, authorization, signal);
  if (!session || !SESSION_EXPIRED.includes(reply.envelope.code)) return reply;
  await renewalDone();
  const renewed = await authorizationOf(session);
  const isRenewed = renewed !== authorization && renewed !== '0';
  return isRenewed ? ask(endpoint, payload, renewed, signal) : reply;
}

/** Some parts of the user's home in one call, as their own calls would answer them. */
export const readParts: ReadParts = (home, parts) =>
  send(homeCalls[home] as Call<(typeof homes.endpoints)[HomeName]>, { parts: parts.join(',') });

/** The answer of a call that is a part of the user's home, when that is read anyway. */
async function replyOfHome<E extends Endpoint>(
  { path }: E | Call<E>,
  payload: Payload<E>,
  session: Session,
  signal: AbortSignal | undefined,
): Promise<Reply<E> | undefined> {
  const call = { path, payload: payload ?? {}, signal };
  const answer = await answerOfPart(call, session, readParts);
  if (!answer) return undefined;
  const { code, data } = answer;
  // Safe: the server validates the parts of a home against the contract of their calls.
  return { envelope: { code, msg: '', data: data as Answer<E> }, requestId: null };
}

async function exchange<E extends Endpoint>(
  endpoint: E | Call<E>,
  payload: Payload<E>,
  { signal, authorization }: SendOptions,
): Promise<Reply<E>> {
  const session = getSession();
  try {
    const early =
      session && authorization === undefined
        ? await replyOfHome(endpoint, payload, session, signal)
        : undefined;
    if (early) return early;
    return authorization === undefined
      ? await askAsSession(endpoint, payload, session, signal)
      : await ask(endpoint, payload, authorization, signal);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw error instanceof ApiError ? error : unreachable(error);
  }
}

function checked<E extends Endpoint>(
  { envelope, requestId }: Reply<E>,
  session: Session | null,
  accepted: readonly number[],
): Envelope<Answer<E>> {
  const { code, msg, data } = envelope;
  if (accepted.includes(code)) return envelope;
  const error = new ApiError({ kind: 'server', message: msg, code, data, requestId });
  noteFailure(requestId);
  if (error.sessionExpired) expire(session);
  throw error;
}

/** The session that an answer can end: none for a call of another session, such as the one before. */
const sessionOf = ({ authorization }: SendOptions): Session | null =>
  authorization === undefined ? getSession() : null;

/**
 * Sends a call of the contract and answers its `data`.
 * Any code but 1 is thrown as an ApiError with the server's message in the person's language.
 */
export async function send<E extends Endpoint>(
  endpoint: E | Call<E>,
  payload: Payload<E>,
  options: SendOptions = {},
): Promise<Answer<E>> {
  const session = sessionOf(options);
  const reply = await exchange(endpoint, payload, options);
  return checked(reply, session, [CODE.ok]).data;
}

/** Like `send`, for calls whose other codes mean something: answers the whole envelope for code 1 and `codes`. */
export async function sendForEnvelope<E extends Endpoint>(
  endpoint: E | Call<E>,
  payload: Payload<E>,
  codes: readonly number[],
  options: SendOptions = {},
): Promise<Envelope<Answer<E>>> {
  const session = sessionOf(options);
  const reply = await exchange(endpoint, payload, options);
  return checked(reply, session, [CODE.ok, ...codes]);
}
