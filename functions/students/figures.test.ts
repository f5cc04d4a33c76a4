import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accounts } from '#functions/domain/people/account.ts';
import { PEOPLE_LISTS } from '#functions/domain/people/user.ts';
import { CODE } from '#shared/codes.ts';
import type { ClassId } from '#shared/ids.ts';
import { makeClass } from '#tests/factories/class.ts';
import { revOfStudent } from '#tests/factories/student.ts';
import {
  adding,
  addingMany,
  editingStudent,
  figuresOfSchool,
  listingAll,
  makeStudentStaff,
  removing,
  seatsOf,
  sizeOfList,
} from '#tests/factories/student-calls.ts';

const CLASSES = 2;
const SEATS = 3;
const NAMES = ['王小明', '李雷', 'Tom8'];

const classes = fc.uniqueArray(fc.integer({ min: 0, max: CLASSES - 1 }));
const name = fc.constantFrom(...NAMES);
const which = fc.nat({ max: 5 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), name, classes }),
  fc.record({
    kind: fc.constant('batch' as const),
    names: fc.array(name, { minLength: 1, maxLength: 3 }),
    classes,
  }),
  fc.record({ kind: fc.constant('move' as const), which, classes }),
  fc.record({ kind: fc.constant('disable' as const), which, disabled: fc.boolean() }),
  fc.record({ kind: fc.constant('remove' as const), which }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
/** Steps one after the other; those of one turn at the same time. */
const turns = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 5 });

async function makeScene() {
  const staff = await makeStudentStaff();
  const classIds: ClassId[] = [];
  for (let index = 0; index < CLASSES; index += 1)
    classIds.push(await makeClass(staff.principal, [], { capacity: SEATS }));
  return { ...staff, classIds };
}
type Scene = Awaited<ReturnType<typeof makeScene>>;

const idsOf = ({ classIds }: Scene, chosen: readonly number[]) =>
  chosen.flatMap((index) => classIds[index] ?? []);

async function takeStep(scene: Scene, done: Step) {
  const { principal, schoolId } = scene;
  if (done.kind === 'add')
    return adding(principal, {
      name: done.name,
      class_ids: idsOf(scene, done.classes),
      force: '1',
    });
  if (done.kind === 'batch') {
    const rows = done.names.map((each) => ({ name: each }));
    return addingMany(principal, rows, { class_ids: idsOf(scene, done.classes), force: '1' });
  }
  const list = await listingAll(principal);
  const student = list[done.which];
  if (!student) return undefined;
  if (done.kind === 'remove') return removing(principal, [student.id]);
  const changes =
    done.kind === 'move'
      ? { class_ids: idsOf(scene, done.classes).join(',') }
      : { disabled: done.disabled ? '1' : '0' };
  const rev = await revOfStudent({ schoolId, userId: student.id });
  return editingStudent(principal, { student_id: student.id, rev, ...changes });
}

const ANSWERS: readonly number[] = [CODE.ok, CODE.wait, CODE.notFound];

async function check({ schoolId, principal, classIds }: Scene): Promise<void> {
  const list = await listingAll(principal);
  const { kept, there } = await figuresOfSchool(schoolId);
  expect(kept).toEqual({ total: list.length, licensed: list.length, unlicensed: 0 });
  expect(there).toEqual({ total: list.length, byName: list.length, unlicensed: 0 });
  expect(await sizeOfList(schoolId, PEOPLE_LISTS.disabled)).toBe(
    list.filter(({ disabled }) => disabled).length,
  );
  expect(await sizeOfList(schoolId, PEOPLE_LISTS.withoutClass)).toBe(
    list.filter((student) => student.classes.length === 0).length,
  );
  for (const id of classIds) {
    const inIt = list.filter((student) => student.classes.some((each) => each.id === id)).length;
    expect(await seatsOf(schoolId, id)).toEqual({ size: inIt, members: inIt });
    expect(inIt).toBeLessThanOrEqual(SEATS);
  }
  expect(new Set(list.map(({ account }) => account)).size).toBe(list.length);
  for (const { id, account } of list)
    expect(await accounts.get(account)).toMatchObject({ schoolId, userId: id });
}

describe('figures, lists, classes and accounts of students', () => {
  it('agree with each other, whatever happens at the same time', async () => {
    await fc.assert(
      fc.asyncProperty(turns, async (sequence) => {
        const scene = await makeScene();
        for (const turn of sequence) {
          const outcomes = await Promise.all(turn.map((done) => takeStep(scene, done)));
          for (const outcome of outcomes)
            if (outcome) expect(ANSWERS, outcome.body).toContain(outcome.code);
          await check(scene);
        }
      }),
      { numRuns: 6 },
    );
  }, 120_000);
});
