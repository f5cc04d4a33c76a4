import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { School } from '#functions/domain/schools/school.ts';
import { counting, loadCounts } from '#functions/domain/schools/school-counts.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import { transact } from '#functions/platform/table.ts';
import { type EditionId, storageQuota } from '#shared/editions/rules.ts';
import { newId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { disturbedLaws } from '#tests/factories/disturbed-laws.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { actorOf } from '#tests/factories/upload.ts';
import { givingSpace, loadUsedSpace, requireSpace, takingSpace } from './space.ts';

disturbedLaws();

async function makePayer(edition: EditionId = 'standard') {
  const actor = await actorOf(await makePerson(await makeSchool({ edition }), ROLE.student));
  return { ...actor, quota: storageQuota(edition) };
}
type Payer = Awaited<ReturnType<typeof makePayer>>;

/** Other people of the school: most of them belong to other parts of its space. */
const others = (payer: Payer, count: number): Payer[] =>
  Array.from({ length: count }, () => ({ ...payer, userId: newId('student') }));
const inEdition = (payer: Payer, edition: EditionId): Payer => ({
  ...payer,
  school: { ...payer.school, edition } as School,
});

const ofBytes = (bytes: number) => [{ kind: 'project', bytes }] as const;
const takeBytes = (payer: Payer, bytes: number) =>
  retryWrite(async () => transact([await takingSpace(payer, ofBytes(bytes), new Date())]));
const tryTake = (payer: Payer, bytes: number) =>
  takeBytes(payer, bytes).then(
    () => bytes,
    () => 0,
  );
const give = ({ schoolId, userId, school }: Payer, bytes: number) =>
  transact([givingSpace(schoolId, userId, ofBytes(bytes), momentOf({ school }, new Date()))]);
const usedBy = ({ schoolId }: Payer) => loadUsedSpace(schoolId, true);
/** Uses up the quota but for so many bytes, in no part. */
const leave = ({ schoolId, quota }: Payer, bytes: number) =>
  transact([counting(schoolId, { granted: quota - bytes })]);

describe('the space of a school', () => {
  it('is never exceeded by a byte, whoever takes at once, and can be used up to the last one', async () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 2, maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(sizes, fc.integer({ min: 1, max: 200 }), async (wanted, room) => {
        const payer = await makePayer();
        await leave(payer, room);
        const people = others(payer, wanted.length);
        const taken = await Promise.all(
          people.map((person, at) => tryTake(person, wanted[at] ?? 0)),
        );
        const sum = taken.reduce((total, bytes) => total + bytes, 0);
        expect(await usedBy(payer)).toBe(payer.quota - room + sum);
        expect(sum).toBeLessThanOrEqual(room);
        expect(await tryTake(payer, room - sum + 1)).toBe(0);
        if (room > sum) expect(await tryTake(payer, room - sum)).toBe(room - sum);
        expect(await usedBy(payer)).toBe(payer.quota);
      }),
      { numRuns: 5 },
    );
  });

  it('that some give back can be taken by others', async () => {
    const payer = await makePayer();
    const [one, two, three] = others(payer, 3) as [Payer, Payer, Payer];
    await leave(payer, 100);
    await takeBytes(one, 60);
    await takeBytes(two, 40);
    await expect(takeBytes(three, 1)).rejects.toMatchObject({ code: -1 });
    await give(one, 60);
    await give(two, 40);
    await takeBytes(three, 100);
    expect(await usedBy(payer)).toBe(payer.quota);
  });

  it('holds under the quota of the edition that the school has now', async () => {
    const payer = await makePayer('professional');
    const people = others(payer, 8);
    const gb = 1024 ** 3;
    for (const person of people) await takeBytes(person, 10 * gb);
    const less = people.map((person) => inEdition(person, 'standard'));
    expect(
      (await Promise.all(less.map((person) => tryTake(person, 1)))).every((b) => b === 0),
    ).toBe(true);
    for (const person of people.slice(0, 4)) await give(person, 10 * gb);
    await takeBytes(less[0] as Payer, 10 * gb);
    expect(await usedBy(payer)).toBe(50 * gb);
    expect(await tryTake(less[1] as Payer, 1)).toBe(0);
    await takeBytes(people[1] as Payer, 1);
  });

  it('is asked for with two reads, and granted to a part for many saves', async () => {
    const payer = await makePayer();
    await requireSpace(payer, 2_000_000);
    for (let save = 0; save < 25; save += 1) await takeBytes(payer, 2_000_000);
    const { granted } = await loadCounts(payer.schoolId, true);
    expect(granted).toBe(Math.floor(payer.quota / 1024));
    expect(await usedBy(payer)).toBe(50_000_000);
    await expect(requireSpace(payer, payer.quota)).rejects.toMatchObject({ code: -1 });
  });
});
