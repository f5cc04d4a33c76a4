import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { CALLS } from '#shared/contracts/registry.ts';
import { newId } from '#shared/ids.ts';
import { examplePayload } from '#tests/contract/examples.ts';
import { call } from '#tests/contract/harness/call.ts';
import { fieldsOf } from '#tests/contract/harness/fields.ts';
import { allowedRoles, prepare, sharedWorld, someRole } from '#tests/contract/harness/scene.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { freshKey } from '#tests/factories/student.ts';

type Fields = Readonly<Record<string, unknown>>;

const KEY = 'request_key';
/** A row of a batch has a key of its own. */
const KEYS = [KEY, 'key'];
const REPEATABLE = CALLS.filter(({ endpoint }) =>
  fieldsOf(endpoint).some(([field]) => field === KEY),
);
const ROLES = [...new Set(REPEATABLE.flatMap(({ endpoint }) => allowedRoles(endpoint)))];

const send = (endpoint: Endpoint, actor: Person, payload: Fields) =>
  call(endpoint, { as: endpoint.access === 'public' ? undefined : actor, payload });

/** Signed anew, or a new session of the same person: a repeated request may answer these differently. */
const RENEWED = ['token', 'refresh_token', 'access_token', 'fields', 'url'];
const lasting = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (name, value) => (RENEWED.includes(name) ? undefined : value));

const ID = /\b[a-z]{3}-[0-9a-z]{26}\b/g;
const idsIn = (value: unknown): string[] => JSON.stringify(value).match(ID)?.sort() ?? [];
const isId = (value: unknown): boolean => idsIn(value)[0] === value;

/** The value said otherwise; ids stay, because a call may look them up before its key. */
function otherwise(value: unknown): unknown[] {
  if (isId(value)) return [];
  if (Array.isArray(value))
    return value.flatMap((each, at) => otherwise(each).map((other) => value.with(at, other)));
  if (typeof value === 'object' && value !== null) return othersOf(value);
  return typeof value === 'number' ? [value + 1] : [`${value}啊`, `1${value}`];
}

const othersOf = (fields: object): object[] =>
  Object.entries(fields).flatMap(([field, value]) =>
    KEYS.includes(field) ? [] : otherwise(value).map((other) => ({ ...fields, [field]: other })),
  );

/** What else is asked for where the example has nothing but ids, or is a preview when it is changed. */
const OTHER: Readonly<Record<string, Fields>> = {
  'calendar/over_term': { cancel_missing: 1 },
  'calendar/substitute': { teacher_id: newId('staff') },
};

/** The example with one of its fields changed, as the schema still takes it. */
function otherWish({ path, input }: Endpoint, payload: Fields): Fields {
  const candidates = [{ ...payload, ...OTHER[path] }, ...othersOf(payload)];
  const said = JSON.stringify(input.safeParse(payload).data);
  const other = candidates.find((each) => {
    const { success, data } = input.safeParse(each);
    return success && JSON.stringify(data) !== said;
  });
  if (!other) throw new TypeError(`nothing else can be asked of ${path}`);
  return other as Fields;
}

describe('a request', () => {
  it.each(REPEATABLE)(
    '$endpoint.path sent twice at once and again makes nothing twice',
    async ({ endpoint }) => {
      const { actor, payload } = await prepare(endpoint, someRole(endpoint), await makeSchool());
      const both = await Promise.all([1, 2].map(() => send(endpoint, actor, payload)));
      const logged = await operationsOf(actor.schoolId);

      const again = await send(endpoint, actor, payload);

      for (const { code, body } of [...both, again]) expect(code, body).toBe(CODE.ok);
      const [first, twin] = both.map(({ data }) => lasting(data));
      expect(idsIn(twin)).toEqual(idsIn(first));
      // While one carries it out, the other may see how far it is.
      expect([first, twin]).toContainEqual(lasting(again.data));
      expect(await operationsOf(actor.schoolId)).toEqual(logged);
    },
  );

  it.each(REPEATABLE)('$endpoint.path says nothing else under its key', async ({ endpoint }) => {
    const { actor, payload } = await prepare(endpoint);
    await send(endpoint, actor, payload);

    const other = await send(endpoint, actor, otherWish(endpoint, payload));

    expect(other, other.body).toMatchObject({
      code: CODE.invalid,
      data: { errors: [{ field: KEY, rule: 'used' }] },
    });
  });
});

/** Examples of calls for one and the same person; made before the first is sent, as they change the person. */
async function prepareAll(actor: Person, calls: typeof REPEATABLE) {
  const world = await sharedWorld();
  const prepared: { endpoint: Endpoint; payload: Fields }[] = [];
  for (const { endpoint } of calls)
    prepared.push({ endpoint, payload: await examplePayload(endpoint, { world, actor }) });
  return prepared;
}

describe('a key', () => {
  it.each(ROLES)('as role %s names a request of its own in each call', async (role) => {
    const allowed = REPEATABLE.filter(({ endpoint }) => allowedRoles(endpoint).includes(role));
    // Two paths of one call have one description, and take each other's keys for their own.
    const calls = [...new Map(allowed.map((each) => [each.endpoint.summary, each])).values()];
    for (const order of [calls, calls.toReversed()]) {
      const actor = await makePerson(await makeSchool(), role);
      const prepared = await prepareAll(actor, order);
      const request_key = freshKey();
      const wrong: string[] = [];
      const answers = new Set<string>();
      for (const { endpoint, payload } of prepared) {
        const { status, code, data } = await send(endpoint, actor, { ...payload, request_key });
        const answer = JSON.stringify(lasting(data));
        if (code !== CODE.ok) wrong.push(`${endpoint.path} answers ${code}, status ${status}`);
        else if (answers.has(answer)) wrong.push(`${endpoint.path} answers for another call`);
        answers.add(answer);
      }
      expect(wrong).toEqual([]);
    }
  });
});
