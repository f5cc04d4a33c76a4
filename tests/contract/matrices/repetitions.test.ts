import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { newId } from '#shared/ids.ts';
import { CALLS } from '#shared/registry.ts';
import { examplePayload } from '#tests/contract/examples.ts';
import { call } from '#tests/contract/harness/call.ts';
import { fieldsOf } from '#tests/contract/harness/fields.ts';
import { allowedRoles, prepare, sharedWorld, someRole } from '#tests/contract/harness/scene.ts';
import { forEachTested, tested } from '#tests/contract/harness/tested.ts';
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

/** Fields that are signed anew, or belong to a new session: a repeated request may answer these differently. */
const RENEWED = ['token', 'refresh_token', 'access_token', 'fields', 'url'];
const withoutRenewed = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (name, value) => (RENEWED.includes(name) ? undefined : value));

const ID = /\b[a-z]{3}-[0-9a-z]{26}\b/g;
const idsIn = (value: unknown): string[] => JSON.stringify(value).match(ID)?.sort() ?? [];
const isId = (value: unknown): boolean => idsIn(value)[0] === value;

/** The value said variantsOfValue; ids stay, because a call may look them up before its key. */
function variantsOfValue(value: unknown): unknown[] {
  if (isId(value)) return [];
  if (Array.isArray(value))
    return value.flatMap((each, at) =>
      variantsOfValue(each).map((changed) => value.with(at, changed)),
    );
  if (typeof value === 'object' && value !== null) return variantsOf(value);
  return typeof value === 'number' ? [value + 1] : [`${value}啊`, `1${value}`];
}

const variantsOf = (fields: object): object[] =>
  Object.entries(fields).flatMap(([field, value]) =>
    KEYS.includes(field)
      ? []
      : variantsOfValue(value).map((changed) => ({ ...fields, [field]: changed })),
  );

/** Changed fields for examples that have nothing but ids, or whose other fields would make a preview of them. */
const CHANGED_FIELDS: Readonly<Record<string, Fields>> = {
  'calendar/del': { scope: 'all' },
  'calendar/over_term': { cancel_missing: 1 },
  'calendar/substitute': { teacher_id: newId('staff') },
  'document/add_file': { space: 'own' },
  'document/add_version': { upload_id: newId('upload') },
  'equipment/stock_start': { kind_id: '' },
  'report/publish': { at: '2027-01-01T00:00:00.000Z' },
};

/** The example with one field changed so that the schema still accepts it. */
function changedPayload({ path, input }: Endpoint, payload: Fields): Fields {
  const candidates = [{ ...payload, ...CHANGED_FIELDS[path] }, ...variantsOf(payload)];
  const original = JSON.stringify(input.safeParse(payload).data);
  const changed = candidates.find((each) => {
    const { success, data } = input.safeParse(each);
    return success && JSON.stringify(data) !== original;
  });
  if (!changed) throw new TypeError(`no field of ${path} can be changed`);
  return changed as Fields;
}

describe('a request', () => {
  it.each(tested(REPEATABLE))(
    '$endpoint.path sent twice in parallel, and once more, is carried out once; its key takes nothing else',
    async ({ endpoint }) => {
      const { actor, payload } = await prepare(endpoint, someRole(endpoint), await makeSchool());
      const both = await Promise.all([1, 2].map(() => send(endpoint, actor, payload)));
      const logged = await operationsOf(actor.schoolId);

      const again = await send(endpoint, actor, payload);
      const refused = await send(endpoint, actor, changedPayload(endpoint, payload));

      for (const { code, body } of [...both, again]) expect(code, body).toBe(CODE.ok);
      const [first, twin] = both.map(({ data }) => withoutRenewed(data));
      expect(idsIn(twin)).toEqual(idsIn(first));
      // While one request is carried out, its twin may be answered with the progress so far.
      expect([first, twin]).toContainEqual(withoutRenewed(again.data));
      expect(refused, refused.body).toMatchObject({
        code: CODE.invalid,
        data: { errors: [{ field: KEY, rule: 'used' }] },
      });
      expect(await operationsOf(actor.schoolId)).toEqual(logged);
    },
  );
});

/** Examples of calls for one and the same person; made before the first is sent, as they change the person. */
async function prepareAll(actor: Person, calls: typeof REPEATABLE) {
  const world = await sharedWorld();
  const prepared: { endpoint: Endpoint; payload: Fields }[] = [];
  await forEachTested(calls, async ({ endpoint }) => {
    prepared.push({ endpoint, payload: await examplePayload(endpoint, { world, actor }) });
  });
  return prepared;
}

describe('a key', () => {
  it.each(ROLES)(
    'used in several calls as role %s stands for another request in each of them',
    async (role) => {
      const allowed = REPEATABLE.filter(({ endpoint }) => allowedRoles(endpoint).includes(role));
      // Two paths of one call have the same summary, and share their keys.
      const calls = [...new Map(allowed.map((each) => [each.endpoint.summary, each])).values()];
      for (const order of [calls, calls.toReversed()]) {
        const actor = await makePerson(await makeSchool(), role);
        const prepared = await prepareAll(actor, order);
        const request_key = freshKey();
        const wrong: string[] = [];
        const answers = new Set<string>();
        await forEachTested(prepared, async ({ endpoint, payload }) => {
          const { status, code, data } = await send(endpoint, actor, { ...payload, request_key });
          const answer = JSON.stringify(withoutRenewed(data));
          if (code !== CODE.ok) wrong.push(`${endpoint.path} answers ${code}, status ${status}`);
          else if (answers.has(answer)) wrong.push(`${endpoint.path} answers for another call`);
          answers.add(answer);
        });
        expect(wrong).toEqual([]);
      }
    },
  );
});
