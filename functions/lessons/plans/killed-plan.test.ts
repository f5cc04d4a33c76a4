import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { timetables } from '#functions/domain/classes/timetable.ts';
import { lessonsOf } from '#functions/domain/lessons/lessons-between.ts';
import { resourceDays } from '#functions/domain/lessons/resource-day.ts';
import { addDays } from '#shared/days.ts';
import type { ClassId, UserId } from '#shared/ids.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff } from '#tests/factories/class-calls.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import type { Person } from '#tests/factories/person.ts';
import { freshKey } from '#tests/factories/student.ts';

const { scheduling, bulk, run, undo } = lessons.endpoints;
const FIRST = dayFromToday(30);
const FAR = addDays(FIRST, 300);
const KILL_AFTER = 10;
/** Hundreds of lessons are written, on a machine that does other things too. */
const PATIENCE_MS = 120_000;
const SPAN = { from: FIRST, to: FAR };

/** Sends a call from a process of its own, which is killed as soon as `far` enough. */
async function killed(person: Person, name: string, payload: object, far: () => Promise<boolean>) {
  const fixture = join(import.meta.dirname, 'plan-process.fixture.ts');
  const order = JSON.stringify({ person, name, payload });
  const child = spawn(process.execPath, [fixture, order], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await far())) await sleep(40);
  child.kill('SIGKILL');
  await once(child, 'exit');
  // What the process had sent may still be carried out.
  await sleep(300);
}

const lessonsAt = ({ schoolId }: Person, resource: ClassId | UserId) =>
  lessonsOf(schoolId, [resource], SPAN);

/** Nothing half: every lesson stands on the days of what it takes and is counted once, and no day has more. */
async function expectWhole({ schoolId }: Person, classId: ClassId, staff: readonly Person[]) {
  const there = await lessonsOf(schoolId, [classId], SPAN);
  const ids = (list: typeof there) => list.map(({ id }) => id).sort();
  const ofStaff = await lessonsOf(
    schoolId,
    staff.map(({ userId }) => userId),
    SPAN,
  );
  expect(ids(ofStaff)).toEqual(ids(there));
  for (const resource of [classId, ...staff.map(({ userId }) => userId)]) {
    const { pk } = resourceDays.key({ schoolId, resource, date: FIRST });
    const days = await resourceDays.between(pk, [FIRST, FAR], { consistent: true });
    const own =
      resource === classId ? there : there.filter(({ teacherId }) => teacherId === resource);
    const entries = days.flatMap(({ entries: list }) => list.map(({ lessonId }) => lessonId));
    expect(entries.sort()).toEqual(ids(own));
  }
  const timetable = await timetables.get({ schoolId, classId }, { consistent: true });
  expect(timetable?.openLessons).toBe(there.length);
  return there;
}

async function untilOver(as: Person, plan_id: string | undefined, endpoint = run) {
  for (;;) {
    const { data, msg } = await call(endpoint, { as, payload: { plan_id } });
    expect(data, msg).not.toBeNull();
    if (data.plan.state === 'done' || data.plan.state === 'undone') return data.plan;
  }
}

const seriesOf = (class_id: ClassId, count: number, request_key: string) => ({
  class_id,
  from: FIRST,
  weekdays: '0,1,2,3,4,5,6',
  count,
  start: '16:00',
  end: '17:00',
  preview: 0,
  request_key,
});

test('a series whose process is killed leaves no half lesson, goes on, and has all its lessons', async () => {
  const { teacher, schoolId } = await makeStaff();
  const classId = await makeClass(teacher, []);
  const payload = seriesOf(classId, 40, freshKey());
  const far = async () => (await lessonsAt(teacher, classId)).length >= KILL_AFTER;
  await killed(teacher, scheduling.path, payload, far);

  const there = await expectWhole(teacher, classId, [teacher]);
  expect(there.length).toBeLessThan(40);
  const { data } = await call(scheduling, { as: teacher, payload });
  await untilOver(teacher, data.plan?.id);

  const all = await expectWhole(teacher, classId, [teacher]);
  expect(all.map(({ series }) => series?.n)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(there.map(({ id }) => id)));
  expect(await operationsOf(schoolId)).toHaveLength(40);
});

test(
  'a hand-over of a hundred lessons whose process is killed goes on, and is undone as a whole',
  async () => {
    const { teacher, colleague, principal } = await makeStaff();
    const classId = await makeClass(teacher, []);
    const planned = await call(scheduling, {
      as: principal,
      payload: seriesOf(classId, 100, freshKey()),
    });
    await untilOver(principal, planned.data.plan?.id);
    const staff = [teacher, colleague];
    const [from, to] = [FIRST, FAR];
    const given = {
      action: 'edit',
      of_teacher_id: teacher.userId,
      teacher_id: colleague.userId,
      from,
      to,
    };
    const payload = { ...given, preview: 0, request_key: freshKey() };
    const atLeast = (of: Person, count: number) => async () =>
      (await lessonsAt(principal, of.userId)).length >= count;
    await killed(principal, bulk.path, payload, atLeast(colleague, KILL_AFTER));

    expect(await expectWhole(principal, classId, staff)).toHaveLength(100);
    expect((await lessonsAt(principal, teacher.userId)).length).toBeGreaterThan(0);
    const { data } = await call(bulk, { as: principal, payload });
    const plan = await untilOver(principal, data.plan?.id);
    expect(plan).toMatchObject({ state: 'done', done: 100, refused: 0 });
    await expectWhole(principal, classId, staff);
    expect(await lessonsAt(principal, colleague.userId)).toHaveLength(100);

    const order = { plan_id: plan.id };
    await killed(principal, undo.path, order, atLeast(teacher, KILL_AFTER));
    expect(await expectWhole(principal, classId, staff)).toHaveLength(100);
    expect(await untilOver(principal, plan.id, undo)).toMatchObject({ state: 'undone', done: 0 });
    await expectWhole(principal, classId, staff);
    expect(await lessonsAt(principal, teacher.userId)).toHaveLength(100);
  },
  PATIENCE_MS,
);
