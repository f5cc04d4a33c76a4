import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkMakeups } from '#functions/domain/analysis/check-makeups.ts';
import { loadMemberIds } from '#functions/domain/classes/class-membership.ts';
import { guestBookings } from '#functions/domain/lessons/guest-bookings.ts';
import { lessons as items, type Lesson, toListedLesson } from '#functions/domain/lessons/lesson.ts';
import { lessonsOfSchool, listedOfSchool } from '#functions/domain/lessons/lessons-between.ts';
import { overlap, toClock } from '#functions/domain/lessons/school-time.ts';
import { loadOwed } from '#functions/domain/makeups/count-rights.ts';
import { makeupRights, RIGHT_PREFIX } from '#functions/domain/makeups/makeup-right.ts';
import { users } from '#functions/domain/people/user.ts';
import { CallError } from '#functions/platform/errors.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { isConditionFailure, transact } from '#functions/platform/table.ts';
import { settlingMakeups } from '#functions/teaching/records/settle-makeups.ts';
import { classes } from '#shared/classes/contract.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { makeups } from '#shared/makeups/contract.ts';
import { ATTENDANCE_STATES } from '#shared/teaching/fields.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { disturbedLaws } from '#tests/factories/disturbed-laws.ts';
import { dayFromToday, monthBack, storeLesson } from '#tests/factories/lesson.ts';
import type { Person } from '#tests/factories/person.ts';

disturbedLaws();

const SPAN = { from: dayFromToday(3), to: dayFromToday(6) };

/** Three classes with three lessons each; a right is good for two days. */
async function makeScene() {
  const { schoolId, principal, teacher, colleague } = await makeStaff();
  await call(lessons.endpoints.editRules, { as: principal, payload: { makeup_days: 2 } });
  const students = await makeStudents(schoolId, 4);
  const [a, b, c, d] = students as [Person, Person, Person, Person];
  const classIds = [
    await makeClass(teacher, [a, b]),
    await makeClass(colleague, [c], { capacity: 2 }),
    await makeClass(principal, [d], { capacity: 3 }),
  ];
  const [first, second, third] = classIds;
  if (!first || !second || !third) throw new TypeError('three classes');
  for (const day of [3, 4, 5]) {
    await storeLesson(teacher, first, { date: dayFromToday(day), start: 540, end: 600 });
    await storeLesson(colleague, second, { date: dayFromToday(day), start: 570, end: 630 });
    await storeLesson(principal, third, { date: dayFromToday(day), start: 660, end: 720 });
  }
  return { schoolId, principal, students, classIds };
}
type Scene = Awaited<ReturnType<typeof makeScene>>;

const pick = fc.nat({ max: 99 });
const event = fc.record({
  what: fc.oneof(
    { weight: 4, arbitrary: fc.constant('leave' as const) },
    { weight: 1, arbitrary: fc.constant('back' as const) },
    { weight: 6, arbitrary: fc.constant('book' as const) },
    { weight: 1, arbitrary: fc.constant('cancel' as const) },
    { weight: 2, arbitrary: fc.constant('move' as const) },
    { weight: 1, arbitrary: fc.constant('remove' as const) },
    { weight: 3, arbitrary: fc.constant('teach' as const) },
    { weight: 1, arbitrary: fc.constant('join' as const) },
  ),
  who: pick,
  one: pick,
  other: pick,
});
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

/** Ends a lesson as its record does: the attendance and the rights in one transaction. */
async function teach({ schoolId, principal }: Scene, found: Lesson, seed: number): Promise<void> {
  const members = await loadMemberIds(schoolId, found.classId);
  const lesson = await items.get(found, { consistent: true });
  if (!lesson) return;
  const ids = new Set([...members, ...lesson.guests]);
  const attendance = [...ids].map((studentId, index) => ({
    studentId,
    state: at(ATTENDANCE_STATES, seed + index) ?? 'present',
  }));
  const writer = {
    userId: principal.userId,
    name: principal.name,
    now: new Date(),
    timeZone: 'Asia/Shanghai',
  };
  const request = { lesson, attendance, writer, rules: { makeupDays: 2 }, room: 90 };
  try {
    const { writes, left } = await settlingMakeups(request);
    expect(left.length).toBeLessThan(attendance.length + 1);
    if (left.length > 0) return;
    await transact([...items.replacing(lesson, lesson, { ...lesson, state: 'taught' }), ...writes]);
  } catch (error) {
    if (!(error instanceof CallError) && !isConditionFailure(error)) throw error;
  }
}

/** Whatever is answered is fine; what is there afterwards is what counts. */
async function happen(scene: Scene, { what, who, one, other }: Event): Promise<void> {
  const { principal: as, students, schoolId, classIds } = scene;
  const all = await lessonsOfSchool(schoolId, SPAN);
  const student = at(students, who);
  const user = student && (await users.get(student));
  const isOwn = ({ classId }: Lesson) => user?.classIds.includes(classId) ?? false;
  const ofStudent = ['leave', 'back', 'book', 'cancel'].includes(what);
  const lesson = at(ofStudent ? all.filter(isOwn) : all, one);
  const host = at(
    all.filter((each) => !isOwn(each)),
    other,
  );
  if (!lesson || !host || !student) return;
  const { userId: student_id } = student;
  const { id: lesson_id } = lesson;
  const { leave, change } = makeups.endpoints;
  if (what === 'teach') {
    const visitedOnes = all.filter(({ guests, leaves }) => guests.length + leaves.length > 0);
    return teach(scene, at(visitedOnes, one) ?? lesson, who);
  }
  const run = {
    leave: () => call(leave, { as, payload: { lesson_id, student_id } }),
    back: () => call(leave, { as, payload: { lesson_id, student_id, cancel: 1 } }),
    book: () => call(change, { as, payload: { lesson_id, student_id, to_lesson_id: host.id } }),
    cancel: () => call(change, { as, payload: { lesson_id, student_id, cancel: 1 } }),
    move: () =>
      call(lessons.endpoints.move, {
        as,
        payload: {
          lesson_id,
          rev: lesson.rev - lesson.visits,
          date: dayFromToday(3 + (who % 3)),
          start: toClock(480 + (other % 20) * 15),
        },
      }),
    remove: () => call(lessons.endpoints.remove, { as, payload: { lesson_id } }),
    join: () =>
      call(classes.endpoints.join, {
        as,
        payload: { class_id: at(classIds, one), student_ids: student_id },
      }),
  } as const;
  const { code } = await run[what]();
  expect([1, -1, 1001, 2003, 2004]).toContain(code);
}

const rightsOf = async ({ schoolId, userId }: Person) =>
  (await makeupRights.page(personPartition(schoolId, userId), RIGHT_PREFIX)).items;

const clashes = (list: readonly Lesson[]): boolean =>
  list.some((lesson, index) =>
    list.slice(index + 1).some((other) => lesson.date === other.date && overlap(lesson, other)),
  );

/** The figure says what the rights say; the school owed nothing before this month. */
async function expectFigures({ schoolId, students }: Scene): Promise<void> {
  const today = dayFromToday(0);
  const rights = (await Promise.all(students.map(rightsOf))).flat();
  const owed = rights.filter(({ state, validTo }) =>
    state === 'open' ? validTo >= today : state === 'booked',
  );
  const { now, at } = await loadOwed(schoolId, today, monthBack(0));
  expect([now, at(monthBack(1))]).toEqual([owed.length, 0]);
  expect(await checkMakeups(schoolId, today)).toEqual([]);
}

/** Seats, rights and bookings agree; nobody is at two places; nothing is used twice or too late. */
async function expectOrder(scene: Scene): Promise<void> {
  const { schoolId, students } = scene;
  await expectFigures(scene);
  const span = { from: dayFromToday(0), to: dayFromToday(20) };
  const all = await lessonsOfSchool(schoolId, span);
  expect(await listedOfSchool(schoolId, span)).toEqual(all.map(toListedLesson));
  const planned = all.filter(({ state }) => state === 'planned');
  for (const student of students) {
    const { userId } = student;
    const rights = await rightsOf(student);
    const booked = rights.filter(({ state }) => state === 'booked');
    const guestIn = planned.filter(({ guests }) => guests.includes(userId));
    const open = booked.filter(({ booked: host }) => planned.some(({ id }) => id === host?.id));
    expect(booked).toHaveLength(open.length);
    expect(open.map(({ booked: host }) => host?.id).sort()).toEqual(
      guestIn.map(({ id }) => id).sort(),
    );
    const bookings = await guestBookings.get({ schoolId, userId }, { consistent: true });
    const kept = (bookings?.lessons ?? []).filter(({ lessonId }) =>
      planned.some(({ id }) => id === lessonId),
    );
    expect(kept.map(({ lessonId }) => lessonId).sort()).toEqual(guestIn.map(({ id }) => id).sort());
    const used = rights.filter(({ state }) => state === 'used');
    for (const { booked: host, validTo } of used) {
      const lesson = all.find(({ id }) => id === host?.id);
      expect(lesson).toMatchObject({ state: 'taught' });
      expect(lesson?.guests.filter((id) => id === userId)).toHaveLength(1);
      expect((host?.date ?? '~') <= validTo).toBe(true);
    }
    expect(new Set(used.map(({ booked: host }) => host?.id)).size).toBe(used.length);
    const user = await users.get({ schoolId, userId }, { consistent: true });
    const own = planned.filter(({ classId }) => user?.classIds.includes(classId));
    expect(clashes([...new Set([...own, ...guestIn])])).toBe(false);
  }
}

test('whatever people do one after the other, no right is used twice or after its last day', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 8, maxLength: 25 }), async (events) => {
      const scene = await makeScene();
      for (const each of events) await happen(scene, each);
      await expectOrder(scene);
    }),
    { numRuns: 3 },
  );
}, 60_000);

test('whatever people do at the same time, no right is used twice or after its last day', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(event, { minLength: 3, maxLength: 7 }), { minLength: 3, maxLength: 7 }),
      async (rounds) => {
        const scene = await makeScene();
        for (const round of rounds) await Promise.all(round.map((each) => happen(scene, each)));
        await expectOrder(scene);
      },
    ),
    { numRuns: 3 },
  );
}, 60_000);
