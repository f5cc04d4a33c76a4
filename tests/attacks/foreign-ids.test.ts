import { expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { isId } from '#shared/ids.ts';
import { ROLE, type Role } from '#shared/roles.ts';
import { examplePayload } from '#tests/contract/examples.ts';
import { call, type Outcome } from '#tests/contract/harness/call.ts';
import { allowedRoles, SIGNED_IN_CALLS } from '#tests/contract/harness/scene.ts';
import { forEachTested } from '#tests/contract/harness/tested.ts';
import { inOwnTable } from '#tests/factories/own-table.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeWorld, type World } from '#tests/factories/world.ts';
import { Attempts } from './harness/attempts.ts';
import { rounds } from './harness/rounds.ts';
import { itemsOf } from './harness/stored-items.ts';

inOwnTable();

type Fields = Readonly<Record<string, unknown>>;

/** A call with something of another school in its payload. */
interface Trespass {
  readonly what: string;
  readonly endpoint: Endpoint;
  readonly as: Person;
  readonly payload: Fields;
  readonly foreign: readonly string[];
}

const ANY = /[a-z]{3}-[0-9a-z]{26}/g;
const idsIn = (value: unknown): readonly string[] =>
  (JSON.stringify(value).match(ANY) ?? []).filter(isId);

/** What names nothing of a school: the key of a repeated request. */
const OF_REQUEST = 'request_key';

/** Each field that holds an id by itself, and all of them. */
async function trespasses(
  { path }: Endpoint,
  foreign: Fields,
  prepareOwn: () => Promise<Fields>,
): Promise<[string, Fields][]> {
  const fields = Object.entries(foreign).filter(
    ([name, value]) => name !== OF_REQUEST && idsIn(value).length > 0,
  );
  if (fields.length === 0) return [];
  const own = await prepareOwn();
  const single = fields.map(([name, value]): [string, Fields] => [
    `${path} ${name}`,
    { ...own, [name]: value },
  ]);
  return [...single, [`${path} as theirs`, foreign]];
}

async function prepare(world: World, endpoint: Endpoint, role: Role): Promise<Trespass[]> {
  const swapped = { ...world, school: world.other, other: world.school };
  const [as, foreigner] = [
    await makePerson(world.school.schoolId, role),
    await makePerson(world.other.schoolId, role),
  ];
  const foreign = await examplePayload(endpoint, { world: swapped, actor: foreigner });
  const prepareOwn = () => examplePayload(endpoint, { world, actor: as });
  return (await trespasses(endpoint, foreign, prepareOwn)).map(([what, payload]) => ({
    what: `${what} as ${role}`,
    endpoint,
    as,
    payload,
    foreign: idsIn({ ...foreign, [OF_REQUEST]: '' }),
  }));
}

/** A row that is refused by itself, or that says that it is of nothing. */
const isRefusedRow = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('ok' in value && value.ok === false) || ('piece' in value && value.piece === null));

const withoutRefused = (name: string, value: unknown): unknown => {
  if (isRefusedRow(value)) return null;
  if (name !== 'refused' || !Array.isArray(value)) return value;
  return value.map(({ id: _asked, ...row }: Fields) => row);
};

/** What an answer tells of the other school; rows that are refused name only what was asked. */
function told({ code, data }: Outcome, foreign: readonly string[]): readonly string[] {
  if (code !== CODE.ok) return [];
  const shown = JSON.stringify(data, withoutRefused);
  return foreign.filter((id) => shown.includes(id));
}

/** Operators of the platform belong to no school, and may name any. */
const PAIRS = SIGNED_IN_CALLS.flatMap(({ endpoint }) =>
  allowedRoles(endpoint)
    .filter((role) => role !== ROLE.platform)
    .slice(0, rounds(1, 9))
    .map((role) => ({ endpoint, role })),
);

it('a call tells and changes nothing by the ids of another school', async (context) => {
  const attempts = new Attempts(context, 'foreign ids');
  const world = await makeWorld();
  const all: Trespass[] = [];
  await forEachTested(PAIRS, async ({ endpoint, role }) => {
    all.push(...(await prepare(world, endpoint, role)));
  });
  const before = await itemsOf(world.other.schoolId);

  await forEachTested(all, async ({ what, endpoint, as, payload, foreign }) => {
    const outcome = await call(endpoint, { as, payload });
    const found = told(outcome, foreign);
    attempts.tried(`${what}: ${outcome.code} tells ${found}`, found.length > 0);
  });
  attempts.expectNoneFell();
  expect(await itemsOf(world.other.schoolId)).toEqual(before);
}, 180_000);
