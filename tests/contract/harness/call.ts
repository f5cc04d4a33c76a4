import { randomUUID } from 'node:crypto';
import { withRightsOf } from '#infra/local/rights/judge.ts';
import { CODE } from '#shared/codes.ts';
import type { Answer, Endpoint, Envelope, FieldError } from '#shared/endpoint.ts';
import type { Language } from '#shared/languages.ts';
import { codesOf } from '#shared/openapi/describe-call.ts';
import { callOf } from '#shared/registry.ts';
import { ROLE } from '#shared/roles.ts';
import { disturbCall } from '#tests/factories/disturb-table.ts';
import type { Person } from '#tests/factories/person.ts';
import { idToken } from '#tests/factories/token.ts';
import { type Encoding, encode, type RawRequest, toContext, toEvent } from './event.ts';
import { loadHandler } from './load-handler.ts';
import { linesOf } from './log-lines.ts';
import { reachingThrough } from './reach.ts';
import { noteDenied } from './rights.ts';

export interface CallOptions {
  /** The caller, with a valid token; without it the call has no session. */
  readonly as?: Person | undefined;
  readonly payload?: object | undefined;
  readonly language?: Language | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly encoding?: Encoding | undefined;
  readonly sourceIp?: string | undefined;
  /** Instead of an encoded payload: exactly this request. */
  readonly raw?: RawRequest | undefined;
}

export interface Outcome<D = unknown> extends Envelope<D> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
  readonly requestId: string;
  /** What the call logged, line by line. */
  readonly lines: readonly string[];
}

const issued = new WeakMap<Person, { readonly at: number; readonly token: string }>();
const TOKEN_MS = 60_000;

/** A session's token, cached because signing takes as long as a short call. */
function tokenOf(person: Person): string {
  const now = Date.now();
  const known = issued.get(person);
  if (known && Math.abs(now - known.at) < TOKEN_MS) return known.token;
  const token = idToken(person);
  issued.set(person, { at: now, token });
  return token;
}

export const authorizationOf = (person: Person): string => `${tokenOf(person)}_${person.userId}`;

const part = () => Math.floor(Math.random() * 256);
/** Rate limits count by address, so each call comes from another one unless a test sets it. */
const freshAddress = () => `10.${part()}.${part()}.${part()}`;

const headersOf = ({ as, language, headers }: CallOptions): Record<string, string> => ({
  authorization: as ? authorizationOf(as) : '0',
  ...(language && { lang: language }),
  ...headers,
});

/** A document is the answer itself, without the envelope; it counts as code 1. */
function toEnvelope<D>(headers: Outcome['headers'], body: string): Envelope<D> {
  if (String(headers['content-type']).startsWith('application/json')) return JSON.parse(body);
  return { code: CODE.ok, msg: '', data: body as D };
}

/** Fails for a code that the contract does not name. */
function requireNamed(endpoint: Endpoint, status: number, { code, msg }: Envelope<unknown>): void {
  if (status !== 200 || codesOf(endpoint, true).includes(code)) return;
  throw new Error(`${endpoint.path} answers ${code} (${msg}), which its contract does not name`);
}

/** Fails for a message with a parameter that is not filled in. */
function requireFilled(endpoint: Endpoint, { code, msg }: Envelope<unknown>): void {
  if (/\{[a-zA-Z]+\}/.test(msg))
    throw new Error(`${endpoint.path} answers ${code} with a gap: ${msg}`);
}

/** What the code of an answer with field errors says of the rule of one of them. */
const CODE_OF_RULE: Readonly<Record<string, number>> = {
  required: CODE.incomplete,
  none: CODE.incomplete,
  no_targets: CODE.incomplete,
  blank: CODE.blank,
  type: CODE.wrongType,
  taken: CODE.exists,
};

/** Fails where code and message of refused fields are not those of one and the same error. */
function requireTogether({ path }: Endpoint, { code, msg, data }: Envelope<unknown>): void {
  if (typeof data !== 'object' || data === null || !('errors' in data)) return;
  const errors = data.errors as readonly FieldError[];
  const isTogether = errors.some(
    ({ rule, message }) => message === msg && [CODE_OF_RULE[rule], CODE.invalid].includes(code),
  );
  const isMissing = errors.some(({ rule }) => rule === 'required');
  if (errors.length > 0 && !(isTogether && (!isMissing || code === CODE.incomplete)))
    throw new Error(`${path} answers ${code} (${msg}) with ${JSON.stringify(errors)}`);
}

/** Words for those who teach. */
const FOR_STAFF = /own classes|you teach|任教|自己班級|自己班级/;

/** Fails where a child is told of classes that it teaches. */
function requireAddressed({ path }: Endpoint, { as }: CallOptions, { msg }: Envelope<unknown>) {
  if (as?.role === ROLE.student && FOR_STAFF.test(msg))
    throw new Error(`${path} tells a student: ${msg}`);
}

/** Calls an endpoint through the real handler of its group, with the event that API Gateway would send. */
export async function call<E extends Endpoint>(
  endpoint: E,
  options: CallOptions = {},
): Promise<Outcome<Answer<E>>> {
  const { group } = callOf(endpoint);
  const { path } = endpoint;
  const handler = await reachingThrough({ path, group }, () => loadHandler(group));
  const request =
    options.raw ?? encode(endpoint, options.payload ?? {}, options.encoding ?? 'form');
  const event = toEvent(endpoint, {
    sourceIp: options.sourceIp ?? freshAddress(),
    ...request,
    headers: { ...headersOf(options), ...request.headers },
  });
  const requestId = randomUUID();
  const {
    statusCode = 0,
    headers = {},
    body = '',
  } = await disturbCall(endpoint.path, () =>
    withRightsOf(group, noteDenied, () => handler(event, toContext(requestId))),
  );
  const envelope = toEnvelope<Answer<E>>(headers, body);
  requireNamed(endpoint, statusCode, envelope);
  requireFilled(endpoint, envelope);
  requireTogether(endpoint, envelope);
  requireAddressed(endpoint, options, envelope);
  return { ...envelope, status: statusCode, headers, body, requestId, lines: linesOf(requestId) };
}
