import { expect, test } from 'vitest';
import { lessons as items } from '#functions/domain/lessons/lesson.ts';
import { lessonsOf } from '#functions/domain/lessons/lessons-between.ts';
import { INBOX_PREFIX, inbox, inboxPartition } from '#functions/domain/notices/inbox-notice.ts';
import { setPlanState } from '#functions/lessons/plans/store-plan.ts';
import { addDays } from '#shared/days.ts';
import { type ClassId, newId, type PlanId, type SchoolId } from '#shared/ids.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff } from '#tests/factories/class-calls.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import type { Person } from '#tests/factories/person.ts';
import { freshKey } from '#tests/factories/student.ts';
import { lessonPlans, planParts } from './lesson-plan.ts';

/** Two who send a plan different ways at once, processes that end before they say what they did, large schools. */

const { scheduling, bulk, run, undo } = lessons.endpoints;
const FIRST = dayFromToday(30);

async function planned(as: Person, class_id: ClassId, count: number): Promise<PlanId> {
  const rule = { from: FIRST, weekdays: '0,1,2,3,4,5,6', count, start: '16:00', end: '17:00' };
  const payload = { class_id, ...rule, preview: 0, request_key: freshKey() };
  const { data } = await call(scheduling, { as, payload });
  if (!data.plan) throw new TypeError('a plan');
  await untilOver(as, data.plan.id, run);
  return data.plan.id;
}

async function untilOver(as: Person, plan_id: PlanId, endpoint: typeof run | typeof undo) {
  for (;;) {
    const { data, msg } = await call(endpoint, { as, payload: { plan_id } });
    expect(data, msg).not.toBeNull();
    if (data.plan.state === 'done' || data.plan.state === 'undone') return data.plan;
  }
}

/** Makes the plan as it is when its process ended before it recorded what it did. */
async function forget(schoolId: SchoolId, id: PlanId): Promise<void> {
  await planParts.change({ schoolId, planId: id, part: 0 }, (part) => ({
    ...part,
    steps: part.steps.map(({ rev: _, ...step }) => ({ ...step, outcome: 'waiting' })),
  }));
  await lessonPlans.change({ schoolId, id }, (plan) => ({
    ...plan,
    state: 'running',
    parts: plan.parts.map((part) => ({ ...part, done: 0 })),
  }));
}

const lessonsOfClass = (schoolId: SchoolId, id: ClassId) =>
  lessonsOf(schoolId, [id], { from: FIRST, to: addDays(FIRST, 60) });

test('lessons that a process has planned without recording it are undone too', async () => {
  const { teacher, schoolId } = await makeStaff();
  const classId = await makeClass(teacher, []);
  const id = await planned(teacher, classId, 4);
  await forget(schoolId, id);
  const plan = await untilOver(teacher, id, undo);
  expect(plan).toMatchObject({ state: 'undone', done: 0, refused: 0 });
  expect(await lessonsOfClass(schoolId, classId)).toEqual([]);
});

test('undoing a plan leaves lessons alone that it has not changed yet, also a deleted one', async () => {
  const { teacher, principal, schoolId } = await makeStaff();
  const classId = await makeClass(teacher, []);
  const kept = await storeLesson(teacher, classId, { date: FIRST });
  const gone = await storeLesson(teacher, classId, { date: addDays(FIRST, 1) });
  const payload = { action: 'edit', class_id: classId, topic: '复习' };
  const order = { as: principal, payload: { ...payload, preview: 0, request_key: freshKey() } };
  const { data } = await call(bulk, order);
  if (!data.plan) throw new TypeError('a plan');
  await forget(schoolId, data.plan.id);
  await items.change(kept, (lesson) => ({ ...lesson, topic: '' }));
  await call(lessons.endpoints.remove, { as: teacher, payload: { lesson_id: gone.id } });
  await untilOver(principal, data.plan.id, undo);
  expect(await lessonsOfClass(schoolId, classId)).toMatchObject([{ id: kept.id, topic: '' }]);
});

test('lessons that block the undoing of a plan can be removed, and the rest undone then', async () => {
  const { teacher, schoolId } = await makeStaff();
  const classId = await makeClass(teacher, []);
  const [lost, other] = [
    await storeLesson(teacher, classId, { date: FIRST }),
    await storeLesson(teacher, classId, { date: addDays(FIRST, 1) }),
  ];
  const wish = { action: 'remove', class_id: classId, from: FIRST, to: other.date, preview: 0 };
  const payload = { ...wish, request_key: freshKey() };
  const { data } = await call(bulk, { as: teacher, payload });
  const id = data.plan?.id as PlanId;
  const inTheWay = await storeLesson(teacher, await makeClass(teacher, []), { date: FIRST });
  const first = await untilOver(teacher, id, undo);
  expect(first).toMatchObject({ state: 'undone', total: 2, done: 1, refused: 1 });
  expect(await untilOver(teacher, id, undo)).toEqual(first);
  expect(await lessonsOfClass(schoolId, classId)).toMatchObject([{ id: other.id }]);

  await call(lessons.endpoints.remove, { as: teacher, payload: { lesson_id: inTheWay.id } });
  expect(await untilOver(teacher, id, undo)).toMatchObject({
    state: 'undone',
    done: 0,
    refused: 0,
  });
  expect(await lessonsOfClass(schoolId, classId)).toMatchObject([
    { id: lost.id },
    { id: other.id },
  ]);
});

test('a plan that is undone while another tab runs it leaves no lesson', async () => {
  const { teacher, schoolId } = await makeStaff();
  const classId = await makeClass(teacher, []);
  const id = await planned(teacher, classId, 16);
  await untilOver(teacher, id, undo);
  await forget(schoolId, id);
  const running = call(run, { as: teacher, payload: { plan_id: id } });
  while ((await lessonsOfClass(schoolId, classId)).length < 3);
  const undone = await untilOver(teacher, id, undo);
  expect((await running).code).toBe(1);
  expect(undone).toMatchObject({ state: 'undone', done: 0 });
  expect(await call(run, { as: teacher, payload: { plan_id: id } })).toMatchObject({
    data: { plan: { state: 'undone', done: 0 } },
  });
  expect(await lessonsOfClass(schoolId, classId)).toEqual([]);
});

test('a plan notifies more staff than fit into one transaction, each once', async () => {
  const { teacher, schoolId } = await makeStaff();
  const id = await planned(teacher, await makeClass(teacher, []), 1);
  await forget(schoolId, id);
  const plan = await lessonPlans.get({ schoolId, id });
  if (!plan) throw new TypeError('a plan');
  const owner = { schoolId, userId: newId('staff') };
  const also = async () =>
    Array.from({ length: 205 }, () => {
      const notice = { ...owner, id: newId('notice'), title: '', body: '', read: false };
      return inbox.creating(notice, { ...notice, sent: new Date().toISOString() });
    }).flat();
  await Promise.all([setPlanState(plan, 'done', { also }), setPlanState(plan, 'done', { also })]);
  const { items: told } = await inbox.page(inboxPartition(owner), INBOX_PREFIX);
  expect(told).toHaveLength(205);
});
