import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { removedPerson } from '#functions/domain/people/leave-school.ts';
import { countingPerson } from '#functions/domain/people/register-person.ts';
import { users } from '#functions/domain/people/user.ts';
import { counting } from '#functions/domain/schools/school-counts.ts';
import { transact } from '#functions/platform/table.ts';
import { EDITIONS } from '#shared/editions/rules.ts';
import { disturbedLaws } from '#tests/factories/disturbed-laws.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import type { Person } from '#tests/factories/person.ts';
import { makeStudent } from '#tests/factories/student.ts';
import {
  adding,
  addingMany,
  figuresOfSchool,
  listingAll,
  makeStudentStaff,
  removing,
} from '#tests/factories/student-calls.ts';

disturbedLaws();

const CAP = EDITIONS.trial.students;

/** A school on trial with so many licences left: its other students are figures only. */
async function makeScene(left: number) {
  const staff = await makeStudentStaff({ edition: 'trial' });
  const others = CAP - left;
  await transact([counting(staff.schoolId, { students: others, licensed: others })]);
  return staff;
}
type Scene = Awaited<ReturnType<typeof makeScene>>;

const addNamed = async ({ principal }: Scene, name: string) => {
  const { data } = await adding(principal, { name, force: '1' });
  return data.student;
};
const isLicensed = async ({ schoolId }: Scene, userId: string) =>
  (await users.get({ schoolId, userId: userId as never }, { consistent: true }))?.licensed;

/** What a process has written that dies before it gives the free place to anybody. */
const removeAndDie = (student: Person) =>
  users.change(
    student,
    (user) => removedPerson(user, new Date()),
    (user) => countingPerson(user, -1),
  );

describe('a freed licence', () => {
  it('is given to the student who has waited longest, and logged', async () => {
    const scene = await makeScene(1);
    const first = await addNamed(scene, '甲');
    const second = await addNamed(scene, '乙');
    const third = await addNamed(scene, '丙');
    expect([first, second, third].map(({ licensed }) => licensed)).toEqual([true, false, false]);

    await removing(scene.principal, [first.id]);

    expect(await isLicensed(scene, second.id)).toBe(true);
    expect(await isLicensed(scene, third.id)).toBe(false);
    const { kept, there } = await figuresOfSchool(scene.schoolId);
    expect(kept).toEqual({ total: CAP + 1, licensed: CAP, unlicensed: 1 });
    expect(there.unlicensed).toBe(1);
    expect(await operationsOf(scene.schoolId)).toContainEqual(
      expect.objectContaining({
        action: 'student.licence',
        detail: { id: second.id, before: { licensed: false }, after: { licensed: true } },
      }),
    );
  });

  it('does not exist when the removed student had none', async () => {
    const scene = await makeScene(0);
    const [first, second] = [await addNamed(scene, '甲'), await addNamed(scene, '乙')];

    await removing(scene.principal, [first.id]);

    expect(await isLicensed(scene, second.id)).toBe(false);
  });

  it.each(['add', 'remove'] as const)(
    'that a dead process left behind is given by the next call that would %s',
    async (next) => {
      const scene = await makeScene(1);
      const leaving = await makeStudent(scene.principal);
      const waiting = await addNamed(scene, '甲');
      const other = await addNamed(scene, '乙');
      await removeAndDie(leaving);
      expect(await isLicensed(scene, waiting.id)).toBe(false);

      if (next === 'remove') await removing(scene.principal, [other.id]);
      else expect((await addNamed(scene, '丙')).licensed).toBe(false);

      expect(await isLicensed(scene, waiting.id)).toBe(true);
    },
  );
});

const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const) }),
  fc.record({ kind: fc.constant('batch' as const), count: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    kind: fc.constant('remove' as const),
    which: fc.array(fc.nat({ max: 7 }), { minLength: 1, maxLength: 3 }),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function takeStep(scene: Scene, done: Step): Promise<void> {
  const { principal } = scene;
  if (done.kind === 'add') return void (await addNamed(scene, '小明'));
  if (done.kind === 'batch') {
    const rows = Array.from({ length: done.count }, () => ({ name: '小明' }));
    return void (await addingMany(principal, rows, { force: '1' }));
  }
  const list = await listingAll(principal);
  const ids = done.which.flatMap((index) => list[index]?.id ?? []);
  if (ids.length > 0) await removing(principal, ids);
}

describe('licences', () => {
  it('are all given as long as a student waits, whatever happens at the same time', async () => {
    const turn = fc.array(step, { minLength: 1, maxLength: 4 });
    const turns = fc.array(turn, { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(turns, fc.integer({ min: 1, max: 4 }), async (sequence, left) => {
        const scene = await makeScene(left);
        await takeStep(scene, { kind: 'batch', count: left + 2 });
        for (const steps of sequence) {
          await Promise.all(steps.map((done) => takeStep(scene, done)));
          const list = await listingAll(scene.principal);
          const { kept, there } = await figuresOfSchool(scene.schoolId);
          const waiting = list.filter(({ licensed }) => !licensed).length;
          expect(kept.licensed).toBe(Math.min(CAP, kept.total));
          expect(kept.total).toBe(list.length + CAP - left);
          expect([kept.unlicensed, there.unlicensed]).toEqual([waiting, waiting]);
        }
      }),
      { numRuns: 4 },
    );
  }, 120_000);
});
