import { describe, expect, it } from 'vitest';
import { schools } from '#functions/domain/schools/school.ts';
import { liveDeps } from '#functions/platform/deps.ts';
import { DAY_MS } from '#shared/days.ts';
import type { SchoolId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { inOwnTable } from '#tests/factories/own-table.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { HOUR_MS, isNotOfCheck, logged, restOf, startNights } from './erasing.fixture.ts';

// That nothing is left of a school in which every call was made: `tests/attacks/foreign-ids.test.ts`.
inOwnTable();

const { clock, run, runToTheEnd, endingIn } = startNights();

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
