import { beforeAll, describe, expect, it } from 'vitest';
import { schools } from '#functions/domain/schools/school.ts';
import { type Deps, liveDeps } from '#functions/platform/deps.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { placesOf } from '#functions/platform/object-keys.ts';
import { listObjects } from '#functions/platform/objects.ts';
import type { Reach } from '#functions/platform/reach.ts';
import { withRightsOf } from '#infra/local/rights/judge.ts';
import { seedDemo } from '#infra/local/seed/seed-demo.ts';
import { DAY_MS } from '#shared/days.ts';
import { PLATFORM_SCHOOL, SchoolId } from '#shared/ids.ts';
import { DEMO_PASSWORD } from '#shared/people/accounts.ts';
import { CALLS } from '#shared/registry.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { noteDenied } from '#tests/contract/harness/rights.ts';
import { allowedRoles, prepare } from '#tests/contract/harness/scene.ts';
import { forEachTested } from '#tests/contract/harness/tested.ts';
import { inOwnTable, itemsWhere } from '#tests/factories/own-table.ts';
import { makePerson } from '#tests/factories/person.ts';
import { changeSchool, makeSchool } from '#tests/factories/school.ts';
import { runRetention } from './run.ts';

inOwnTable();

const HOUR_MS = 3_600_000;
const DEMO = SchoolId.parse('sch-demo');

/** The clock of the job, which goes on with every look at it. */
const clock = { at: Date.now(), step: 0 };
const now = () => {
  clock.at += clock.step;
  return new Date(clock.at);
};

const sent: string[] = [];
const send: Reach = async (phone) => {
  sent.push(phone);
};

/** A run as the schedule starts it, with the rights of its function. */
const run = (changes: Partial<Deps> = {}, forMs = HOUR_MS) =>
  withRightsOf('retention', noteDenied, () =>
    runRetention({
      log: () => undefined,
      deps: { ...liveDeps, now, ...changes },
      send,
      until: new Date(clock.at + forMs),
    }),
  );

/** Runs an hour apart, until nothing is under way. */
async function runToTheEnd(): Promise<void> {
  for (let runs = 0; runs < 6; runs += 1) {
    clock.at += HOUR_MS;
    await run();
  }
}

/** A school that is due in so many days from the clock on. */
async function endingIn(id: SchoolId, days: number): Promise<void> {
  const end = new Date(clock.at + days * DAY_MS);
  end.setUTCMonth(end.getUTCMonth() - 6);
  const start = new Date(clock.at - 400 * DAY_MS).toISOString();
  await changeSchool(id, {
    subscription: { start, end: end.toISOString(), authorizationCode: '' },
  });
}

/** The nightly check of figures writes where it is in each school that stays. */
const isNotOfCheck = (key: string): boolean => !/#MONTHS (CHECK|GATHERING)$/.test(key);

/** All that is left of a school anywhere: keys of items and of objects. */
async function restOf(id: SchoolId): Promise<string[]> {
  const prefix = schoolPrefix(id);
  const items = await itemsWhere(
    'begins_with(pk, :p) OR begins_with(gsi1pk, :p) OR schoolId = :id OR target = :id OR begins_with(target, :t)',
    { ':p': prefix, ':id': id, ':t': `${id}/` },
  );
  const objects = await Promise.all(placesOf(id).map((place) => listObjects(place, { limit: 9 })));
  return [
    ...items.map(({ pk, sk }) => `${pk} ${sk}`),
    ...objects.flat().map(({ key }) => key),
  ].sort();
}

const logged = async (action: string): Promise<unknown[]> =>
  (await itemsWhere('begins_with(pk, :p)', { ':p': `${schoolPrefix(PLATFORM_SCHOOL)}OPERATIONS` }))
    .filter((item) => item['action'] === action)
    .map(({ detail }) => (detail as { id: string }).id);

/** Those that only read leave what their examples make, as these do. */
const WRITING = CALLS.filter(
  ({ endpoint: { access, writes } }) => access !== 'public' && writes !== 'no',
);

describe('a school whose time is over', () => {
  beforeAll(() => seedDemo());

  it('with everything that calls and the demonstration make leaves nothing but an entry', async () => {
    const ids = new Set<SchoolId>([DEMO]);
    await forEachTested(WRITING, async ({ endpoint }) => {
      const [role = ROLE.principal] = allowedRoles(endpoint);
      if (role === ROLE.platform) return;
      const { actor, payload, world } = await prepare(endpoint, role);
      await call(endpoint, { as: actor, payload });
      for (const id of [actor.schoolId, world.school.schoolId]) ids.add(id);
    });
    const stays = await makeSchool({ name: '留下的学校' });
    await makePerson(stays, ROLE.student);
    const before = await restOf(stays);
    for (const id of ids) await endingIn(id, 2);
    await run();
    clock.at += 3 * DAY_MS;

    await runToTheEnd();

    for (const id of ids) expect(await restOf(id)).toEqual([]);
    expect((await logged('school.erased')).toSorted()).toEqual([...ids].toSorted());
    expect((await restOf(stays)).filter(isNotOfCheck)).toEqual(before);
    expect(await liveDeps.identity.signIn('demo_principal', DEMO_PASSWORD)).toBeUndefined();
    expect(await liveDeps.identity.signIn('platform_admin', DEMO_PASSWORD)).toBeDefined();
    // Two schools for each call that there is.
  }, 180_000);
});

/** A school that was told in time and is over. */
async function makeDue(people = 3): Promise<SchoolId> {
  const id = await makeSchool();
  for (let index = 0; index < people; index += 1) await makePerson(id, ROLE.principal);
  await endingIn(id, 1);
  await run();
  clock.at += 2 * DAY_MS;
  return id;
}

describe('an erasure', () => {
  it('that is ended at any point goes on with the next run', async () => {
    const id = await makeDue(5);
    let left = 3;
    const identity = {
      ...liveDeps.identity,
      removeIdentity: async (account: string) => {
        left -= 1;
        if (left < 0 && left > -3) throw new Error('the pool is gone');
        await liveDeps.identity.removeIdentity(account);
      },
    };
    await run();
    clock.at += HOUR_MS;
    await expect(run({ identity })).rejects.toThrow('the pool is gone');

    // The run that failed has kept the pass to itself for some minutes.
    await runToTheEnd();

    expect(await restOf(id)).toEqual([]);
  });

  it('goes on in short runs', async () => {
    const id = await makeDue();
    await run();
    clock.step = 60_000;
    for (let runs = 0; runs < 30; runs += 1) {
      clock.at += HOUR_MS;
      await run({}, 60_000);
    }
    clock.step = 0;
    await runToTheEnd();
    expect(await restOf(id)).toEqual([]);
  });

  it('of two runs at once is done by one', async () => {
    const id = await makeDue();
    await Promise.all([run(), run()]);
    clock.at += HOUR_MS;
    await Promise.all([run(), run(), run()]);
    await runToTheEnd();
    expect(await restOf(id)).toEqual([]);
    expect((await logged('school.erased')).filter((each) => each === id)).toHaveLength(1);
  });

  it('does not begin for a school that was renewed, or was never told', async () => {
    const renewed = await makeDue();
    const untold = await makeSchool();
    await endingIn(untold, -1);
    await endingIn(renewed, 200);

    await run();
    await runToTheEnd();

    for (const id of [renewed, untold]) expect((await schools.get(id))?.state).toBe('active');
    await endingIn(untold, 300);
  });

  it('stops for a school that an operator brings back, and leaves what is there', async () => {
    const id = await makeDue();
    await run();
    await schools.change(id, ({ erasing: _, ...school }) => ({ ...school, state: 'active' }));
    await endingIn(id, 200);
    const before = await restOf(id);

    await runToTheEnd();

    expect((await restOf(id)).filter(isNotOfCheck)).toEqual(before);
  });

  it('closes the school at once, so that nobody comes in any more', async () => {
    const id = await makeDue();
    await run();
    expect(await schools.get(id)).toMatchObject({ state: 'closed', erasing: expect.any(String) });
    await runToTheEnd();
  });
});
