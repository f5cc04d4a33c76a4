import { expect, test } from 'vitest';
import { lessons } from '#shared/lessons/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeStaff } from '#tests/factories/class-calls.ts';

const { holidayPresets, adoptHolidays, editHoliday } = lessons.endpoints;
const OF = { country: 'CN', year: 2027 };

test('a principal takes over some public holidays of a country, once', async () => {
  const { principal, teacher } = await makeStaff();
  const presets = async () =>
    (await call(holidayPresets, { as: principal, payload: OF, language: 'zh' })).data.holidays;
  expect(await presets()).toContainEqual({
    name: '春节',
    from: '2027-02-05',
    to: '2027-02-08',
    moon: false,
    added: false,
  });
  const own = { name: '国庆', from: '2027-09-30', to: '2027-10-07' };
  await call(editHoliday, { as: principal, payload: own });
  const adopt = () =>
    call(adoptHolidays, {
      as: principal,
      payload: { ...OF, days: '2027-02-05,2027-10-01' },
      language: 'zh',
    });
  await adopt();
  const { data } = await adopt();
  expect(data.holidays.map(({ name, from, to }) => [name, from, to])).toEqual([
    ['春节', '2027-02-05', '2027-02-08'],
    ['国庆', '2027-09-30', '2027-10-07'],
  ]);
  const added = (await presets()).filter((each) => each.added).map(({ from }) => from);
  expect(added).toEqual(['2027-02-05', '2027-10-01']);
  expect((await call(holidayPresets, { as: teacher, payload: OF })).code).toBe(2003);
});

test('a day that is no public holiday is refused', async () => {
  const { principal } = await makeStaff();
  const payload = { ...OF, days: '2027-02-05,2027-02-09' };
  const { code, data } = await call(adoptHolidays, { as: principal, payload });
  expect([code, data]).toMatchObject([1001, { errors: [{ field: 'days' }] }]);
});
