import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classes } from '#functions/domain/classes/class.ts';
import { users } from '#functions/domain/people/user.ts';
import {
  loadSummary,
  noteLesson,
  rememberSignIn,
} from '#functions/domain/students/student-summary.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { type ClassId, newId } from '#shared/ids.ts';
import { teachers } from '#shared/teachers/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { editing } from '#tests/factories/class-calls.ts';
import { storeHours, writerOf } from '#tests/factories/hour-writer.ts';
import { changePerson, type Person } from '#tests/factories/person.ts';
import { makeStudent, revOfStudent, studentId } from '#tests/factories/student.ts';
import {
  editingStudent,
  listingAll,
  makeStudentStaff,
  removing,
} from '#tests/factories/student-calls.ts';

/** So many that their names are looked for in one query. */
const CLASSES = 9;

async function makeScene() {
  const staff = await makeStudentStaff();
  const { principal } = staff;
  const classIds: ClassId[] = [];
  for (let index = 0; index < CLASSES; index += 1)
    classIds.push(await makeClass(principal, [], { name: `班${index}` }));
  const made: Person[] = [];
  for (const [index, id] of classIds.entries()) {
    const student = await makeStudent(principal, { name: `学生${index}` });
    const rev = await revOfStudent(student);
    await editingStudent(principal, { student_id: studentId(student), rev, class_ids: id });
    made.push(student);
  }
  return { ...staff, classIds, students: made };
}
type Scene = Awaited<ReturnType<typeof makeScene>>;

const KINDS = [
  'rename',
  'move',
  'disable',
  'licence',
  'sign-in',
  'lesson',
  'hours',
  'name-class',
  'close-class',
  'name-teacher',
  'remove',
] as const;
const step = fc.record({
  kind: fc.constantFrom(...KINDS),
  who: fc.nat({ max: CLASSES - 1 }),
  value: fc.nat({ max: CLASSES - 1 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const one = <T>(list: readonly T[], index: number): T => list[index] as T;

async function edit({ principal }: Scene, student: Person, values: object) {
  const rev = await revOfStudent(student);
  await editingStudent(principal, { student_id: studentId(student), rev, ...values });
}

/** Whatever is answered is fine; what the lists say afterwards is what counts. */
async function takeStep(scene: Scene, { kind, who, value }: Step): Promise<void> {
  const { schoolId, principal, classIds, teacher } = scene;
  const [student, classId] = [one(scene.students, who), one(classIds, value)];
  const user = await users.get(student, { consistent: true });
  if (!user || user.removed) return;
  const date = `2026-11-0${value + 1}`;
  const startsAt = `${date}T08:00:00.000Z`;
  const lesson = { id: newId('lesson'), date, startsAt, name: '甲班', attendance: 'late' } as const;
  const found = await classes.get({ schoolId, id: classId }, { consistent: true });
  const closing = { state: found?.state === 'open' ? 'closed' : 'open' };
  const run = {
    rename: () => edit(scene, student, { name: `新名${value}`, phone: `1380000000${value}` }),
    move: () => edit(scene, student, { class_ids: classId }),
    disable: () => edit(scene, student, { disabled: value % 2 ? '1' : '0' }),
    licence: () => changePerson(student, { licensed: value % 2 === 0 }),
    'sign-in': () => rememberSignIn(student, new Date(Date.UTC(2026, 10, value + 1))),
    lesson: () => noteLesson(student, lesson),
    hours: () => retryWrite(() => storeHours(student, writerOf(principal), { hours: value + 1 })),
    'name-class': () => editing(principal, classId, { name: `改班${value}` }, found?.edits ?? 0),
    'close-class': () => editing(principal, classId, closing, found?.edits ?? 0),
    'name-teacher': () => changePerson(teacher, { name: `老师${value}`, remark: `${who}` }),
    remove: () => removing(principal, [student.userId]),
  } as const;
  await run[kind]();
}

/** What the items say of a student. */
async function rowOf({ schoolId }: Scene, student: Person) {
  const user = await users.get(student, { consistent: true });
  if (!user || user.removed) return [];
  const [summary, groups] = await Promise.all([
    loadSummary(user),
    classes.getMany(
      user.classIds.map((id) => ({ schoolId, id })),
      { consistent: true },
    ),
  ]);
  const { lesson, hours, at } = summary ?? {};
  const row = {
    id: user.id,
    name: user.name,
    account: user.account,
    phone: user.phone,
    disabled: user.disabled,
    licensed: user.licensed,
    classes: groups.flatMap((each) => (each ? [{ id: each.id, name: each.name }] : [])),
    rev: await revOfStudent(student),
    last_sign_in: at ?? null,
    hours: hours ? { left: hours.left, owed: hours.owed } : null,
    last_lesson: lesson ? { id: lesson.id, date: lesson.date } : null,
  };
  return [row];
}

async function check(scene: Scene): Promise<void> {
  const { principal, schoolId } = scene;
  const said = (await Promise.all(scene.students.map((each) => rowOf(scene, each)))).flat();
  for (const query of [{ limit: 50 }, { sort: 'name', limit: 50 }, { limit: 4 }]) {
    const list = await listingAll(principal, query);
    expect(list).toHaveLength(said.length);
    for (const row of said) expect(list.find(({ id }) => id === row.id)).toMatchObject(row);
  }
  const { data } = await call(teachers.endpoints.list, { as: principal, payload: { limit: 50 } });
  for (const { id, name, remark, disabled } of data.list)
    expect(await users.get({ schoolId, userId: id })).toMatchObject({ name, remark, disabled });
}

test('every list shows what the items say, after every step', async () => {
  const turns = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), {
    minLength: 4,
    maxLength: 10,
  });
  await fc.assert(
    fc.asyncProperty(turns, async (sequence) => {
      const scene = await makeScene();
      await check(scene);
      for (const turn of sequence) {
        await Promise.all(turn.map((each) => takeStep(scene, each)));
        await check(scene);
      }
    }),
    { numRuns: 2 },
  );
}, 180_000);
