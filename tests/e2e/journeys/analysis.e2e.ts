import { firstOfMonthFrom, monthOfDay } from '#shared/days.ts';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { storeHours, storeRefund, writerOf } from '#tests/factories/hour-writer.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makePastLesson, storeRecord } from '#tests/factories/teaching.ts';
import { enter } from '../harness/enter.ts';
import { expect, ONE_SIZE, test } from '../harness/test.ts';

const THIS_MONTH = monthOfDay(dayFromToday(0));
const LAST_MONTH = monthOfDay(firstOfMonthFrom(dayFromToday(0), -1));

/** Two children; one bought last month only, the other this month, and got money back. */
async function makeSales(principal: Person) {
  const pupil = (name: string) => makePerson(principal.schoolId, ROLE.student, { name });
  const [one, other] = [await pupil('王子涵'), await pupil('李沐阳')];
  await makeClass(principal, [one, other], { name: 'Scratch 周六班' });
  const then = writerOf(principal, new Date(`${LAST_MONTH}-15T04:00:00Z`));
  await storeHours(one, then, { hours: 48 });
  await storeHours(other, writerOf(principal), { hours: 10, amount: 120_000 });
  const back = { hours: 4, amount: 48_000, note: '搬家' };
  await storeRefund(other, writerOf(principal), back);
  return { one, other };
}

test('a principal sees why income changed, and the entries behind it', async ({
  page,
  newPerson,
  accessible,
}) => {
  test.slow();
  const principal = await newPerson(ROLE.principal);
  await makeSales(principal);
  await enter(page, principal, '/businessAnalysis');
  await expect(page.getByRole('heading', { name: 'Why income changed' })).toBeVisible();
  await expect(
    page.getByText(/Income in .* was ¥1,200\.00, ¥1,200\.00 more than in/),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /^Hours sold 10,/ })).toBeVisible();
  await accessible();

  const chart = page.getByRole('region', { name: 'Income and refunds' });
  await chart.getByRole('button', { name: 'Table' }).click();
  await expect(chart.getByRole('row').nth(1)).toContainText('¥1,200.00');
  await page.getByRole('button', { name: 'Income: how it is counted' }).hover();
  await expect(page.getByRole('tooltip')).toContainText('The amounts entered with bought hours');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toContain('.xlsx');

  await page.getByRole('link', { name: /^Refunds in .*: ¥480\.00,/ }).click();
  await expect(page.getByRole('heading', { name: 'Refunds', level: 1 })).toBeVisible();
  await expect(page.getByText('李沐阳')).toBeVisible();
  await expect(page.getByText('搬家')).toBeVisible();
  await accessible();
  await page.getByText('李沐阳').click();
  await expect(page).toHaveURL(/\/studyMan\/student\//);

  await page.goto(`/businessAnalysis?to=${LAST_MONTH}&months=3`);
  await expect(page.getByRole('link', { name: /^Hours sold 48,/ })).toBeVisible();
  await page.getByLabel('Up to').click();
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(new RegExp(`to=${THIS_MONTH}`));
  await expect(page.getByRole('link', { name: /^Hours sold 58,/ })).toBeVisible();
});

/** A lesson of yesterday with its record, of a class of the teacher. */
async function makeTaught(teacher: Person) {
  const students = [
    await makePerson(teacher.schoolId, ROLE.student, { name: '王子涵' }),
    await makePerson(teacher.schoolId, ROLE.student, { name: '李沐阳' }),
  ];
  const taught = await makePastLesson(teacher, students, { start: 1349, end: 1439, topic: '循环' });
  await storeRecord(taught);
  return taught;
}

test('a principal goes from the teachers to a class and a record', async ({
  page,
  newPerson,
  accessible,
}) => {
  test.slow();
  const principal = await newPerson(ROLE.principal);
  const teacher = await makePerson(principal.schoolId, ROLE.teacher, { name: '周雨桐' });
  const { lesson } = await makeTaught(teacher);
  await makePastLesson(teacher, [], { topic: '没有记录的课' });
  const month = monthOfDay(lesson.date);
  await enter(page, principal, `/eduReporter?to=${month}`);
  await expect(page.getByRole('tab', { name: 'By teacher', selected: true })).toBeVisible();
  await expect(page.getByText('周雨桐')).toBeVisible();
  await accessible();
  await page.getByRole('tab', { name: 'Records' }).click();
  await expect(page).toHaveURL(new RegExp(`to=${month}`));
  await expect(page.getByRole('link', { name: /^Write the record/ })).toBeVisible();
  // On a phone a button lies over all of the row.
  await page.getByText('循环').click({ force: true });
  await expect(page.getByRole('rowheader', { name: '王子涵' })).toBeVisible();
  await accessible();
  await page.goto(`/eduReporter/class/${lesson.classId}?to=${month}`);
  await expect(page.getByRole('region', { name: 'Lessons and records in time' })).toBeVisible();
  await accessible();
});

test('a teacher sees the own classes, and no business', ONE_SIZE, async ({ page, newPerson }) => {
  const teacher = await newPerson(ROLE.teacher);
  await makeTaught(teacher);
  await enter(page, teacher, '/eduReporter');
  await expect(page.getByRole('tab', { name: 'By class', selected: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'By teacher' })).toBeHidden();
  await page.goto('/businessAnalysis');
  await expect(page.getByRole('heading', { name: 'Why income changed' })).toBeHidden();
});
