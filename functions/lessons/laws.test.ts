import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timetables } from '#functions/domain/classes/timetable.ts';
import { type Lesson, staffOf, toListedLesson } from '#functions/domain/lessons/lesson.ts';
import {
  lessonsOf,
  lessonsOfSchool,
  listedOfSchool,
} from '#functions/domain/lessons/lessons-between.ts';
import { type Resource, resourceDays } from '#functions/domain/lessons/resource-day.ts';
import { overlap, toClock } from '#functions/domain/lessons/school-time.ts';
import { classes as contract } from '#shared/classes/contract.ts';
import type { ClassId } from '#shared/ids.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { disturbedLaws } from '#tests/factories/disturbed-laws.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import type { Person } from '#tests/factories/person.ts';
import { resourcesOf } from './placing/find-clashes.ts';

disturbedLaws();

const FIRST = dayFromToday(5);
const SPAN = { from: FIRST, to: dayFromToday(7) };

/** Two teachers with two classes each; some students are in several of them. */
async function makeScene() {
  const { schoolId, principal, teacher, colleague } = await makeStaff();
  const students = await makeStudents(schoolId, 4);
  const [a, b, c, d] = students;
  if (!a || !b || !c || !d) throw new TypeError('four students');
  const classIds = [
    await makeClass(teacher, [a, b]),
    await makeClass(teacher, [c]),
    await makeClass(colleague, [b, c]),
    await makeClass(colleague, [d]),
  ];
  return { schoolId, principal, teachers: [teacher, colleague], students, classIds };
}
type Scene = Awaited<ReturnType<typeof makeScene>>;

const time = fc.record({
  day: fc.integer({ min: 0, max: 2 }),
  start: fc.integer({ min: 32, max: 40 }),
  length: fc.integer({ min: 1, max: 4 }),
});
const pick = fc.nat({ max: 99 });
const event = fc.oneof(
  { weight: 5, arbitrary: fc.record({ what: fc.constant('add' as const), pick, time }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('move' as const), pick, time }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('hand' as const), pick, time }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('remove' as const), pick, time }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('join' as const), pick, time }) },
);
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

const timesOf = ({ day, start, length }: Event['time']) => ({
  date: dayFromToday(5 + day),
  start: toClock(start * 15),
  end: toClock((start + length) * 15),
});

const one = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

/** Whatever is answered is fine; what is there afterwards is what counts. */
async function happen(scene: Scene, { what, pick: index, time: at }: Event): Promise<void> {
  const { principal: as, classIds, teachers, students, schoolId } = scene;
  const { add, update, remove } = lessons.endpoints;
  const classId = one(classIds, index);
  if (what === 'add') {
    await call(add, { as, payload: { class_id: classId, ...timesOf(at) } });
    return;
  }
  if (what === 'join') {
    const student_ids = one(students, index)?.userId;
    const into = one(classIds, at.start);
    await call(contract.endpoints.join, { as, payload: { class_id: into, student_ids } });
    return;
  }
  const found = one(await lessonsOfSchool(schoolId, SPAN), index);
  if (!found) return;
  const { id: lesson_id, rev } = found;
  if (what === 'remove') await call(remove, { as, payload: { lesson_id } });
  else if (what === 'move') await call(update, { as, payload: { lesson_id, rev, ...timesOf(at) } });
  else {
    const teacher_id = one(teachers, at.start)?.userId;
    await call(update, { as, payload: { lesson_id, rev, teacher_id } });
  }
}

const clashing = (found: readonly Lesson[]): boolean =>
  found.some((lesson, index) =>
    found.slice(index + 1).some((other) => lesson.date === other.date && overlap(lesson, other)),
  );

async function membersOf(as: Person, class_id: ClassId): Promise<string[]> {
  const { data } = await call(contract.endpoints.children, { as, payload: { class_id } });
  return (data as { list: { id: string }[] }).list.map(({ id }) => id);
}

/** The calendar shows what the lessons say. */
async function expectShown({ schoolId }: Scene): Promise<void> {
  const all = await lessonsOfSchool(schoolId, SPAN);
  expect(await listedOfSchool(schoolId, SPAN)).toEqual(all.map(toListedLesson));
}

/** No resource and no student has two lessons at a time, and what is kept beside the lessons is right. */
async function expectOrder({ schoolId, principal, teachers, students, classIds }: Scene) {
  const all = await lessonsOfSchool(schoolId, SPAN);
  const resources: Resource[] = [...teachers.map(({ userId }) => userId), ...classIds];
  for (const resource of resources) {
    const mine = all.filter((lesson) => resourcesOf(lesson).includes(resource));
    expect(clashing(mine)).toBe(false);
    const kept = await lessonsOf(schoolId, [resource], SPAN);
    expect(kept.map(({ id }) => id).sort()).toEqual(mine.map(({ id }) => id).sort());
    const { pk } = resourceDays.key({ schoolId, resource, date: FIRST });
    for (const { entries, date } of await resourceDays.between(pk, [SPAN.from, SPAN.to]))
      for (const { lessonId, start, end } of entries)
        expect(all.find(({ id }) => id === lessonId)).toMatchObject({ date, start, end });
  }
  const members = new Map<ClassId, string[]>();
  for (const id of classIds) {
    members.set(id, await membersOf(principal, id));
    const open = all.filter(({ classId }) => classId === id).length;
    const table = await timetables.get({ schoolId, classId: id }, { consistent: true });
    expect(table?.openLessons ?? 0).toBe(open);
  }
  for (const { userId } of students)
    expect(clashing(all.filter(({ classId }) => members.get(classId)?.includes(userId)))).toBe(
      false,
    );
  expect(all.every((lesson) => staffOf(lesson).length === 1)).toBe(true);
}

test('whatever people do, one after the other, nobody has two lessons at a time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 20 }), async (events) => {
      const scene = await makeScene();
      for (const each of events) {
        await happen(scene, each);
        await expectShown(scene);
      }
      await expectOrder(scene);
    }),
    { numRuns: 4 },
  );
}, 60_000);

test('whatever people do at the same time, nobody has two lessons at a time', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(event, { minLength: 2, maxLength: 6 }), { minLength: 2, maxLength: 5 }),
      async (rounds) => {
        const scene = await makeScene();
        for (const round of rounds) {
          await Promise.all(round.map((each) => happen(scene, each)));
          await expectShown(scene);
        }
        await expectOrder(scene);
      },
    ),
    { numRuns: 5 },
  );
}, 60_000);
