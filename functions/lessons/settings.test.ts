import { expect, test } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeStaff } from '#tests/factories/class-calls.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import type { Person } from '#tests/factories/person.ts';

const { editRoom, editCourse, editHoliday, removeHoliday } = lessons.endpoints;

const KINDS = [
  ['room', editRoom, 'rooms', { name: '101', capacity: 8 }, { name: '102' }],
  ['course', editCourse, 'courses', { name: 'Scratch', colour: 'teal' }, { name: 'Python' }],
  [
    'holiday',
    editHoliday,
    'holidays',
    { name: '春节', from: '2030-02-02', to: '2030-02-08' },
    { name: '国庆' },
  ],
] as const;

test.each(KINDS)(
  'of two who edit the same %s the second sees what the first one saved',
  async (...[, endpoint, list, values, change]) => {
    const { principal, schoolId } = await makeStaff();
    const save = (payload: object, as: Person = principal) => call(endpoint, { as, payload });
    const added = await save(values);
    const [made] = added.data[list];
    if (!made) throw new TypeError('an entry');
    expect(made.rev).toBe(1);

    const edit = { ...values, ...change, id: made.id, rev: made.rev };
    const saved = await save(edit);
    expect(saved.data[list]).toMatchObject([{ ...change, id: made.id, rev: 2 }]);
    expect((await save(edit)).data).toEqual(saved.data);
    expect(await operationsOf(schoolId)).toHaveLength(2);

    const late = await save({ ...edit, name: '另一个' });
    expect(late.code).toBe(CODE.wait);
    expect(late.data).toEqual({ current: saved.data[list][0] });
    expect((await save({ ...edit, name: '另一个', rev: 2 })).data[list]).toMatchObject([
      { name: '另一个', rev: 3 },
    ]);
  },
);

test('an edit says what it began from', async () => {
  const { principal } = await makeStaff();
  const values = { name: '101', capacity: 8 };
  const { data } = await call(editRoom, { as: principal, payload: values });
  const payload = { ...values, id: data.rooms[0]?.id, capacity: 9 };
  expect(await call(editRoom, { as: principal, payload })).toMatchObject({
    code: CODE.incomplete,
    data: { errors: [{ field: 'rev', rule: 'required' }] },
  });
});

test('days without lessons are removed only as the person has seen them', async () => {
  const { principal } = await makeStaff();
  const values = { name: '春节', from: '2030-02-02', to: '2030-02-08' };
  const save = (payload: object) => call(editHoliday, { as: principal, payload });
  const remove = (payload: object) => call(removeHoliday, { as: principal, payload });
  const [made] = (await save(values)).data.holidays;
  if (!made) throw new TypeError('a holiday');
  const { id, rev } = made;
  const [longer] = (await save({ ...values, id, rev, to: '2030-02-10' })).data.holidays;
  expect(await remove({ id, rev })).toMatchObject({ code: CODE.wait, data: { current: longer } });
  expect((await remove({ id, rev: 2 })).data.holidays).toEqual([]);
  expect((await remove({ id, rev: 2 })).data.holidays).toEqual([]);
});
