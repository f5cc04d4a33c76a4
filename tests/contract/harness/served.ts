import type { Endpoint } from '#shared/endpoint.ts';
import { memoize } from '#shared/memoize.ts';
import { CALLS, callOf } from '#shared/registry.ts';
import type { Role } from '#shared/roles.ts';
import { undisturbed } from '#tests/factories/disturb-table.ts';
import type { Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { idToken } from '#tests/factories/token.ts';
import { type CallOptions, call, type Outcome } from './call.ts';
import { encode } from './event.ts';
import { reachingFor } from './reach.ts';
import { onlyReads, type Prepared, prepare, someRole } from './scene.ts';
import { forEachTested } from './tested.ts';

/** What became of the first call of an actor with the call's example. */
export interface Served extends Pick<Prepared, 'actor' | 'payload'> {
  /** Of the actor's session; a public call is made without it. */
  readonly token: string;
  readonly outcome: Outcome;
}

const MANY_SCHOOLS = 50;
/** Enough random text that its base64url contains an underscore, as that between token and user id. */
const NOTE = '\u00ff\u00ef~~~???>>>'.repeat(20);

type Sending = (payload: object, actor: Person, endpoint: Endpoint) => CallOptions;

const withOwnSchool = (payload: object, { schoolId }: Person, { access }: Endpoint): object =>
  access === 'public' ? payload : { ...payload, school_id: schoolId };

/** How a call is sent, and with what else, which should make no difference. */
const WAYS = {
  form: (payload) => ({ payload }),
  'JSON with the own school_id': (...sent) => ({
    payload: withOwnSchool(...sent),
    encoding: 'json',
  }),
  'base64 with the own school_id and unknown fields': (payload, actor, endpoint) => {
    const own = withOwnSchool(payload, actor, endpoint);
    const more = { ...own, role_id: '1', school_admin: '1', disabled: '' };
    const { body, ...request } = encode(endpoint, more, 'form');
    if (body === undefined) return { raw: request };
    const encoded = Buffer.from(body).toString('base64');
    return { raw: { ...request, body: encoded, isBase64Encoded: true } };
  },
} as const satisfies Readonly<Record<string, Sending>>;
type Way = keyof typeof WAYS;

const prepared = new Map<string, Promise<Prepared>>();

/** What only reads finds its example as the call before has, and is not made another. */
function prepareFor(endpoint: Endpoint, role: Role): Promise<Prepared> {
  if (!onlyReads(endpoint)) return prepare(endpoint, role);
  const key = `${endpoint.path} ${role}`;
  const known = prepared.get(key) ?? prepare(endpoint, role);
  prepared.set(key, known);
  return known;
}

async function serve(endpoint: Endpoint, role: Role, way: Way): Promise<Served> {
  const { actor, payload } = await prepareFor(endpoint, role);
  const token = idToken(actor, { claims: { note: NOTE } });
  const authorization = endpoint.access === 'public' ? '0' : `${token}_${actor.userId}`;
  const sending: Sending = WAYS[way];
  const options = sending(payload, actor, endpoint);
  const send = () => call(endpoint, { ...options, headers: { authorization } });
  // The capacity of a form is measured: what is sent again, or whose answer is lost, would be counted otherwise.
  const outcome = await (way === 'form' ? undisturbed(send) : send());
  return { actor, payload, token, outcome };
}

const made = new Map<string, Promise<Served>>();

/** A call that is made once for all that is said of it. */
export function served(
  endpoint: Endpoint,
  role: Role = someRole(endpoint),
  way: Way = 'form',
): Promise<Served> {
  const key = `${endpoint.path} ${role} ${way}`;
  const { group } = callOf(endpoint);
  const known = made.get(key) ?? reachingFor(group, () => serve(endpoint, role, way));
  made.set(key, known);
  return known;
}

/** For calls that something else has disturbed: they are made again. */
export function forgetServed({ path }: Endpoint): void {
  for (const key of made.keys()) if (key.startsWith(`${path} `)) made.delete(key);
}

export const servedJson = (endpoint: Endpoint): Promise<Served> =>
  served(endpoint, someRole(endpoint), 'JSON with the own school_id');

const manySchools = memoize(async () => {
  // One that fails has a test of its own.
  await forEachTested(CALLS, async ({ endpoint }) => {
    await servedJson(endpoint).catch(() => undefined);
  });
  for (let index = 0; index < MANY_SCHOOLS; index += 1) await makeSchool();
});

/** After all calls in JSON, and among many more schools. */
export async function servedBase64(endpoint: Endpoint): Promise<Served> {
  await manySchools();
  return served(endpoint, someRole(endpoint), 'base64 with the own school_id and unknown fields');
}
