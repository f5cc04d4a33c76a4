import { beforeAll, describe, expect, it } from 'vitest';
import { liveDeps } from '#functions/platform/deps.ts';
import { isNotOfCheck, logged, restOf, startNights } from '#functions/retention/erasing.fixture.ts';
import { seedDemo } from '#infra/local/seed/seed-demo.ts';
import { CODE } from '#shared/codes.ts';
import { DAY_MS } from '#shared/days.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { isId, SchoolId } from '#shared/ids.ts';
import { DEMO_PASSWORD } from '#shared/people/accounts.ts';
import { ROLE, type Role } from '#shared/roles.ts';
import { examplePayload } from '#tests/contract/examples.ts';
import { call, type Outcome } from '#tests/contract/harness/call.ts';
import { allowedRoles, isOfWholeSchool, SIGNED_IN_CALLS } from '#tests/contract/harness/scene.ts';
import { forEachTested } from '#tests/contract/harness/tested.ts';
import { inOwnTable } from '#tests/factories/own-table.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
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

/** A call as somebody of the other school makes it, and as somebody of ours tries to make it there. */
interface Prepared {
  readonly endpoint: Endpoint;
  readonly as: Person;
  readonly payload: Fields;
  readonly trespasses: readonly Trespass[];
}

async function prepare(world: World, endpoint: Endpoint, role: Role): Promise<Prepared> {
  const swapped = { ...world, school: world.other, other: world.school };
  const [as, foreigner] = [
    await makePerson(world.school.schoolId, role),
    await makePerson(world.other.schoolId, role),
  ];
  const foreign = await examplePayload(endpoint, { world: swapped, actor: foreigner });
  const prepareOwn = () => examplePayload(endpoint, { world, actor: as });
  const found = (await trespasses(endpoint, foreign, prepareOwn)).map(([what, payload]) => ({
    what: `${what} as ${role}`,
    endpoint,
    as,
    payload,
    foreign: idsIn({ ...foreign, [OF_REQUEST]: '' }),
  }));
  return { endpoint, as: foreigner, payload: foreign, trespasses: found };
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

const DEMO = SchoolId.parse('sch-demo');

/** Those that change what others need go last. */
const inOrder = (all: readonly Prepared[]): readonly Prepared[] => [
  ...all.filter(({ endpoint }) => !isOfWholeSchool(endpoint)),
  ...all.filter(({ endpoint }) => isOfWholeSchool(endpoint)),
];

// What is made for all calls takes most of the time, so that one attack and one erasure share it.
describe('with all that calls need', () => {
  let world: World;
  const all: Prepared[] = [];
  beforeAll(async () => {
    world = await makeWorld();
    await forEachTested(PAIRS, async ({ endpoint, role }) => {
      all.push(await prepare(world, endpoint, role));
    });
  }, 180_000);

  it('a call tells and changes nothing by the ids of another school', async (context) => {
    const attempts = new Attempts(context, 'foreign ids');
    const before = await itemsOf(world.other.schoolId);

    for (const { trespasses: some } of all)
      await forEachTested(some, async ({ what, endpoint, as, payload, foreign }) => {
        const outcome = await call(endpoint, { as, payload });
        const found = told(outcome, foreign);
        attempts.tried(`${what}: ${outcome.code} tells ${found}`, found.length > 0);
      });
    attempts.expectNoneFell();
    expect(await itemsOf(world.other.schoolId)).toEqual(before);
  }, 180_000);

  it('a school in which all were made, and the demonstration, leave nothing but an entry when their time is over', async () => {
    const { clock, run, runToTheEnd, endingIn } = startNights();
    await seedDemo();
    await forEachTested(inOrder(all), async ({ endpoint, as, payload }) => {
      if (endpoint.writes !== 'no') await call(endpoint, { as, payload });
    });
    const ids = [DEMO, world.school.schoolId, world.other.schoolId];
    const stays = await makeSchool({ name: '留下的学校' });
    await makePerson(stays, ROLE.student);
    const before = await restOf(stays);
    for (const id of ids) await endingIn(id, 2);
    await run();
    clock.at += 3 * DAY_MS;

    await runToTheEnd();

    for (const id of ids) expect(await restOf(id)).toEqual([]);
    expect((await logged('school.erased')).toSorted()).toEqual(ids.toSorted());
    expect((await restOf(stays)).filter(isNotOfCheck)).toEqual(before);
    expect(await liveDeps.identity.signIn('demo_principal', DEMO_PASSWORD)).toBeUndefined();
    expect(await liveDeps.identity.signIn('platform_admin', DEMO_PASSWORD)).toBeDefined();
  }, 180_000);
});
