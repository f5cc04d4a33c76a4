import { expect, test } from 'vitest';
import { lessons as items } from '#functions/domain/lessons/lesson.ts';
import { addDays } from '#shared/days.ts';
import { newId } from '#shared/ids.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff } from '#tests/factories/class-calls.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import type { Person } from '#tests/factories/person.ts';
import { freshKey } from '#tests/factories/student.ts';

const { update, remove } = lessons.endpoints;
const FIRST = dayFromToday(5);

async function makeSeries(teacher: Person) {
  const classId = await makeClass(teacher, []);
  const id = newId('series');
  const made = [];
  for (const n of [1, 2, 3]) {
    const date = addDays(FIRST, 7 * (n - 1));
    made.push(await storeLesson(teacher, classId, { date, series: { id, n, of: 3 } }));
  }
  return made;
}
type Series = Awaited<ReturnType<typeof makeSeries>>;

const stored = (series: Series) => Promise.all(series.map((lesson) => items.get(lesson)));

test('an update of the following lessons moves and changes those, once', async () => {
  const { teacher } = await makeStaff();
  const series = await makeSeries(teacher);
  const second = series[1];
  const payload = {
    lesson_id: second?.id,
    rev: 1,
    date: addDays(FIRST, 8),
    topic: '循环',
    scope: 'following',
    request_key: freshKey(),
  };
  const { data } = await call(update, { as: teacher, payload });
  expect(data.plan).toMatchObject({ kind: 'edit', state: 'done', total: 2, done: 2 });
  expect(data.lesson).toMatchObject({ date: addDays(FIRST, 8), topic: '循环' });
  expect((await call(update, { as: teacher, payload })).data.plan).toEqual(data.plan);
  expect((await stored(series)).map((lesson) => [lesson?.date, lesson?.topic])).toEqual([
    [FIRST, ''],
    [addDays(FIRST, 8), '循环'],
    [addDays(FIRST, 15), '循环'],
  ]);
});

test('an update that began from an old state of its lesson changes none', async () => {
  const { teacher } = await makeStaff();
  const series = await makeSeries(teacher);
  await call(update, { as: teacher, payload: { lesson_id: series[0]?.id, rev: 1, topic: '一' } });
  const all = { lesson_id: series[0]?.id, topic: '二', scope: 'all', request_key: freshKey() };
  const { code, data } = await call(update, { as: teacher, payload: { ...all, rev: 1 } });
  expect([code, data]).toMatchObject([-1, { current: { topic: '一' } }]);
  expect((await call(update, { as: teacher, payload: { ...all, rev: 2 } })).code).toBe(1);
  expect((await stored(series)).map((lesson) => lesson?.topic)).toEqual(['二', '二', '二']);
});

test('one, the following, or all lessons of a series are deleted', async () => {
  const { teacher, colleague } = await makeStaff();
  const series = await makeSeries(teacher);
  const [first, second] = series;
  const payload = { lesson_id: second?.id, scope: 'following', request_key: freshKey() };
  expect((await call(remove, { as: colleague, payload })).code).toBe(2003);
  expect((await call(remove, { as: teacher, payload: { ...payload, request_key: '' } })).code).toBe(
    1002,
  );
  const { data } = await call(remove, { as: teacher, payload });
  expect(data.plan).toMatchObject({ kind: 'remove', state: 'done', done: 2 });
  expect((await stored(series)).map((lesson) => lesson?.id)).toEqual([
    first?.id,
    undefined,
    undefined,
  ]);
  const one = await call(remove, { as: teacher, payload: { lesson_id: first?.id } });
  expect(one.data).toEqual({ plan: null, refusals: [] });
  expect(await stored(series)).toEqual([undefined, undefined, undefined]);
});
