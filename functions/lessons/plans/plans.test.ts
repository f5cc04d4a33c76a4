import { expect, test } from 'vitest';
import { lessons as items, type Lesson } from '#functions/domain/lessons/lesson.ts';
import { lessonsOf } from '#functions/domain/lessons/lessons-between.ts';
import { addDays } from '#shared/days.ts';
import type { ClassId } from '#shared/ids.ts';
import { lessons } from '#shared/lessons/contract.ts';
import type { PlannedLesson, PlanProgress, PlanRefusal } from '#shared/lessons/plan-calls.ts';
import { notices } from '#shared/notices/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff } from '#tests/factories/class-calls.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import type { Person } from '#tests/factories/person.ts';
import { freshKey } from '#tests/factories/student.ts';

const { scheduling, bulk, run, undo, plans, editHoliday } = lessons.endpoints;

const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();
/** A Monday some weeks ahead. */
const MONDAY = addDays(dayFromToday(30), -((weekdayOf(dayFromToday(30)) + 6) % 7));
const FAR = addDays(MONDAY, 300);

interface Answer {
  readonly lessons: PlannedLesson[];
  readonly holidays: string[];
  readonly plan: PlanProgress | null;
  readonly refusals: PlanRefusal[];
}

const seriesOf = (class_id: ClassId, values: object = {}) => ({
  class_id,
  from: MONDAY,
  weekdays: '1,4',
  count: 6,
  start: '16:00',
  end: '17:30',
  request_key: freshKey(),
  preview: 0,
  ...values,
});

async function answered(as: Person, endpoint: typeof scheduling | typeof bulk, payload: object) {
  const { code, msg, data } = await call(endpoint, { as, payload, language: 'en' });
  expect(code, msg).toBe(1);
  return finished(as, data);
}

/** One call works for a few seconds only: calls `run` until all steps are done. */
async function finished(as: Person, begun: Answer): Promise<Answer> {
  const { plan } = begun;
  if (plan?.state !== 'running' && plan?.state !== 'undoing') return begun;
  const { data } = await call(run, { as, payload: { plan_id: plan.id }, language: 'en' });
  return finished(as, { ...begun, ...data });
}

async function undone(as: Person, plan: PlanProgress | null): Promise<Answer> {
  const { data } = await call(undo, { as, payload: { plan_id: plan?.id } });
  return finished(as, { lessons: [], holidays: [], ...data });
}

async function noticesOf(as: Person, language: 'zh' | 'en') {
  const payload = { user_id: as.userId };
  return (await call(notices.endpoints.list, { as, payload, language })).data.list;
}
const titlesOf = async (as: Person) => (await noticesOf(as, 'en')).map(({ title }) => title);

const lessonsOfClass = ({ schoolId }: Person, id: ClassId): Promise<Lesson[]> =>
  lessonsOf(schoolId, [id], { from: MONDAY, to: FAR });
const datesOf = (found: readonly Lesson[]) => found.map(({ date }) => date);

const weeks = (...days: number[]) => days.map((day) => addDays(MONDAY, day));
const PLANNED = weeks(0, 3, 7, 10, 14, 17);

test('a series is shown first, with holidays passed over and what it would clash with', async () => {
  const { teacher, principal } = await makeStaff();
  const off = addDays(MONDAY, 7);
  await call(editHoliday, { as: principal, payload: { name: '春节', from: off, to: off } });
  const other = await makeClass(teacher, [], { name: '乙班' });
  await storeLesson(teacher, other, { date: addDays(MONDAY, 3), start: 17 * 60 });
  const classId = await makeClass(teacher, []);
  const shown = await answered(teacher, scheduling, seriesOf(classId, { preview: 1 }));
  expect(shown.lessons.map(({ date }) => date)).toEqual(weeks(0, 3, 10, 14, 17, 21));
  expect(shown.holidays).toEqual([off]);
  expect(shown.lessons.filter(({ clashes }) => clashes.length > 0)).toMatchObject([
    { date: addDays(MONDAY, 3), clashes: [{ kind: 'teacher', lesson: { class_name: '乙班' } }] },
  ]);
  expect(await lessonsOfClass(teacher, classId)).toEqual([]);
});

test('a series is planned once, however often it is asked for, and numbered', async () => {
  const { teacher } = await makeStaff();
  const classId = await makeClass(teacher, []);
  const payload = seriesOf(classId);
  const answers = await Promise.all([1, 2, 3].map(() => answered(teacher, scheduling, payload)));
  expect(new Set(answers.map(({ plan }) => plan?.id)).size).toBe(1);
  const found = await lessonsOfClass(teacher, classId);
  expect(datesOf(found)).toEqual(PLANNED);
  expect(found.map(({ series }) => [series?.n, series?.of])).toEqual(
    [1, 2, 3, 4, 5, 6].map((n) => [n, 6]),
  );
  const again = await answered(teacher, scheduling, payload);
  expect(again.plan).toMatchObject({ state: 'done', total: 6, done: 6, refused: 0 });
});

test('lessons that clash are answered as refused, the others are planned', async () => {
  const { teacher } = await makeStaff();
  await storeLesson(teacher, await makeClass(teacher, []), { date: MONDAY, start: 16 * 60 });
  const classId = await makeClass(teacher, []);
  const { plan, refusals } = await answered(teacher, scheduling, seriesOf(classId));
  expect(plan).toMatchObject({ state: 'done', done: 5, refused: 1 });
  expect(refusals).toMatchObject([{ date: MONDAY, start: '16:00', message: expect.any(String) }]);
  expect(datesOf(await lessonsOfClass(teacher, classId))).toEqual(PLANNED.slice(1));
});

test('a series is undone as a whole, and done again', async () => {
  const { teacher, colleague } = await makeStaff();
  const classId = await makeClass(teacher, []);
  const { plan } = await answered(teacher, scheduling, seriesOf(classId));
  const undoing = { as: teacher, payload: { plan_id: plan?.id } };
  expect((await call(undo, { ...undoing, as: colleague })).code).toBe(2003);
  const data = await undone(teacher, plan);
  expect(data).toMatchObject({ plan: { state: 'undone', done: 0 } });
  expect(await lessonsOfClass(teacher, classId)).toEqual([]);
  expect((await call(undo, undoing)).code).toBe(1);
  expect((await call(run, undoing)).data).toMatchObject({ plan: { state: 'undone' } });
  await answered(teacher, scheduling, seriesOf(classId));
  expect(await lessonsOfClass(teacher, classId)).toHaveLength(6);
});

test('nothing is undone once one of the lessons has begun', async () => {
  const { teacher, schoolId } = await makeStaff();
  const classId = await makeClass(teacher, []);
  const { plan } = await answered(teacher, scheduling, seriesOf(classId));
  const [first] = await lessonsOfClass(teacher, classId);
  if (!first) throw new TypeError('a lesson');
  await items.change({ schoolId, id: first.id }, (lesson) => ({ ...lesson, state: 'running' }));
  expect(await call(undo, { as: teacher, payload: { plan_id: plan?.id } })).toMatchObject({
    code: -1,
  });
  expect(await lessonsOfClass(teacher, classId)).toHaveLength(6);
});

test('a lesson that was changed since stays when the rest of its plan is undone', async () => {
  const { teacher, schoolId } = await makeStaff();
  const classId = await makeClass(teacher, []);
  const { plan } = await answered(teacher, scheduling, seriesOf(classId));
  const [first] = await lessonsOfClass(teacher, classId);
  if (!first) throw new TypeError('a lesson');
  await items.change({ schoolId, id: first.id }, (lesson) => ({ ...lesson, topic: '特别课' }));
  const data = await undone(teacher, plan);
  expect(data).toMatchObject({ plan: { state: 'undone' }, refusals: [{ lesson_id: first.id }] });
  expect(datesOf(await lessonsOfClass(teacher, classId))).toEqual([first.date]);
});

test('this lesson and those that follow move a week; those before stay', async () => {
  const { teacher } = await makeStaff();
  const classId = await makeClass(teacher, []);
  await answered(teacher, scheduling, seriesOf(classId));
  const third = (await lessonsOfClass(teacher, classId))[2];
  const change = { action: 'edit', lesson_id: third?.id, shift_days: 7, preview: 0 };
  const shown = await answered(teacher, bulk, { ...change, preview: 1 });
  expect(shown.lessons.every(({ clashes }) => clashes.length === 0)).toBe(true);
  const { plan } = await answered(teacher, bulk, { ...change, request_key: freshKey() });
  expect(plan).toMatchObject({ state: 'done', done: 4, refused: 0 });
  expect(datesOf(await lessonsOfClass(teacher, classId))).toEqual(weeks(0, 3, 14, 17, 21, 24));
  await undone(teacher, plan);
  expect(datesOf(await lessonsOfClass(teacher, classId))).toEqual(PLANNED);
});

test('a series whose shift was undone is undone as a whole', async () => {
  const { teacher } = await makeStaff();
  const classId = await makeClass(teacher, []);
  const { plan: series } = await answered(teacher, scheduling, seriesOf(classId));
  const [first] = await lessonsOfClass(teacher, classId);
  const change = { action: 'edit', lesson_id: first?.id, shift_days: 1, preview: 0 };
  const { plan } = await answered(teacher, bulk, { ...change, request_key: freshKey() });
  await undone(teacher, plan);
  const data = await undone(teacher, series);
  expect(data).toMatchObject({ plan: { state: 'undone' }, refusals: [] });
  expect(await lessonsOfClass(teacher, classId)).toEqual([]);
});

test('all lessons of a teacher go to a colleague, and back', async () => {
  const { teacher, colleague, principal, schoolId } = await makeStaff();
  const classId = await makeClass(teacher, []);
  await answered(teacher, scheduling, seriesOf(classId));
  const change = { action: 'edit', of_teacher_id: teacher.userId, teacher_id: colleague.userId };
  expect((await call(bulk, { as: teacher, payload: change })).code).toBe(2003);
  const done = await answered(principal, bulk, { ...change, preview: 0, request_key: freshKey() });
  expect(done.plan).toMatchObject({ done: 6, refused: 0 });
  const span = { from: MONDAY, to: FAR };
  expect(await lessonsOf(schoolId, [teacher.userId], span)).toEqual([]);
  expect(await lessonsOf(schoolId, [colleague.userId], span)).toHaveLength(6);
  await undone(principal, done.plan);
  expect(await lessonsOf(schoolId, [teacher.userId], span)).toHaveLength(6);
});

test('who takes lessons over takes the place that the other had, and none twice', async () => {
  const { teacher, principal, schoolId } = await makeStaff();
  const assistants = [{}, { assistantId: principal.userId }, { assistantId: teacher.userId }];
  for (const [index, staff] of assistants.entries()) {
    const owner = index === 2 ? principal : teacher;
    const date = addDays(MONDAY, index);
    await storeLesson(owner, await makeClass(owner, []), { date, ...staff });
  }
  const change = { action: 'edit', of_teacher_id: teacher.userId, first_part: 1, preview: 0 };
  const to = async (teacher_id: string) =>
    answered(principal, bulk, { ...change, teacher_id, request_key: freshKey() });
  expect((await to(principal.userId)).plan).toMatchObject({ done: 3, refused: 0 });
  const span = { from: MONDAY, to: FAR };
  const found = await lessonsOf(schoolId, [principal.userId], span);
  expect(found.map((lesson) => [lesson.teacherId, lesson.assistantId])).toEqual(
    found.map(() => [principal.userId, undefined]),
  );
  expect(await lessonsOf(schoolId, [teacher.userId], span)).toEqual([]);
});

test('the lessons of a day are removed, and restored', async () => {
  const { teacher, principal } = await makeStaff();
  const classId = await makeClass(teacher, []);
  await answered(teacher, scheduling, seriesOf(classId));
  const change = { action: 'remove', from: MONDAY, to: MONDAY, preview: 0 };
  const { plan } = await answered(principal, bulk, { ...change, request_key: freshKey() });
  expect(datesOf(await lessonsOfClass(teacher, classId))).toEqual(PLANNED.slice(1));
  const list = await call(plans, { as: principal });
  const about = { own: true, classes: 1, class_names: [expect.any(String)] };
  expect(list.data).toMatchObject({
    list: [
      { id: plan?.id, kind: 'remove', ...about, from: MONDAY, to: MONDAY },
      { kind: 'series', ...about, from: PLANNED[0], to: PLANNED.at(-1) },
    ],
  });
  const others = await call(plans, { as: teacher });
  expect(others.data).toMatchObject({ list: [{ own: false }, { own: true }] });
  await undone(principal, plan);
  expect(datesOf(await lessonsOfClass(teacher, classId))).toEqual(PLANNED);
});

test.each([
  ['of none', { count: 0 }, 1001],
  ['of a thousand', { count: 1000 }, 1001],
  ['without an end', { count: undefined }, 1004],
  ['that ends before it begins', { count: undefined, until: addDays(MONDAY, -1) }, 1001],
  ['on no day', { weekdays: '' }, 1002],
  ['on an eighth day', { weekdays: '8' }, 1001],
  ['without a key', { request_key: undefined }, 1004],
  ['without a single day left', { count: 1, skip: MONDAY }, -1],
  [
    'of every day for two years',
    { weekdays: '0,1,2,3,4,5,6', count: undefined, until: addDays(MONDAY, 700) },
    -1,
  ],
])('a series %s is refused', async (_, values, code) => {
  const { teacher } = await makeStaff();
  const classId = await makeClass(teacher, []);
  const answer = await call(scheduling, { as: teacher, payload: seriesOf(classId, values) });
  expect(answer.code, answer.body).toBe(code);
  expect(await lessonsOfClass(teacher, classId)).toEqual([]);
});

test('a change that is asked for again when all is done answers the same', async () => {
  const { teacher, principal } = await makeStaff();
  const classId = await makeClass(teacher, []);
  await answered(teacher, scheduling, seriesOf(classId));
  const removing = { action: 'remove', class_id: classId, from: MONDAY, preview: 0 };
  const payload = { ...removing, request_key: freshKey() };
  const first = await answered(principal, bulk, payload);
  const again = await answered(principal, bulk, payload);
  expect(again.plan).toEqual(first.plan);
  expect(again.plan).toMatchObject({ state: 'done', done: 6 });
});

test('staff who get, lose or keep lessons are notified once of each, in their own language', async () => {
  const { teacher, colleague, principal } = await makeStaff();
  const classId = await makeClass(teacher, [], { name: '小鸟班' });
  const payload = seriesOf(classId);
  await answered(principal, scheduling, payload);
  await answered(principal, scheduling, payload);
  expect(await titlesOf(teacher)).toEqual(['欧阳明月 gave you lessons: 6']);
  const change = { action: 'edit', of_teacher_id: teacher.userId, teacher_id: colleague.userId };
  const given = { ...change, preview: 0, request_key: freshKey() };
  const { plan } = await answered(principal, bulk, given);
  await answered(principal, bulk, given);
  expect(await titlesOf(colleague)).toEqual(['欧阳明月 gave you lessons: 6']);
  expect((await titlesOf(teacher))[0]).toBe('Lessons of yours that somebody else teaches now: 6');
  for (const _ of [1, 2]) await undone(principal, plan);
  expect((await titlesOf(colleague))[0]).toBe('Lessons of yours that somebody else teaches now: 6');
  expect(await titlesOf(teacher)).toHaveLength(3);
  const [notice] = await noticesOf(teacher, 'zh');
  expect(notice?.title).toBe('欧阳明月给您安排了 6 节课');
  expect(notice?.body).toContain(`${MONDAY} 16:00–17:30 小鸟班 (欧阳明月)`);
  expect(await titlesOf(principal)).toEqual([]);
});
