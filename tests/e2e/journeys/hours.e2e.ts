import type { Locator, Page } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import { makeSettings } from '#tests/factories/calendar-settings.ts';
import { makeClass } from '#tests/factories/class.ts';
import { storeHours, storeUse, writerOf } from '#tests/factories/hour-writer.ts';
import { changePerson, makeSigner, PASSWORD, type Person } from '#tests/factories/person.ts';
import { makeStudent } from '#tests/factories/student.ts';
import { enter } from '../harness/enter.ts';
import { openFilters, rowOf, signOut, toast } from '../harness/shell.ts';
import { expect, SELDOM, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
const press = (at: Page | Locator, name: string): Promise<void> =>
  at.getByRole('button', { name, exact: true }).click();

async function choose(at: Locator, label: string, option: string): Promise<void> {
  await at.getByRole('combobox', { name: label }).click();
  await at.page().getByRole('option', { name: option, exact: true }).click();
}

/** A class of two students, one with few hours left. */
async function makeScene(principal: Person) {
  const { course } = await makeSettings(principal.schoolId);
  const student = await makeStudent(principal, { name: '林小雨' });
  const other = await makeStudent(principal, { name: '高子轩' });
  const writer = writerOf(principal);
  await storeHours(other, writer, { courseId: course.id, hours: 2 });
  await storeUse(other, writer, { courseId: course.id, hours: 4.5 });
  await makeClass(principal, [student, other], { name: 'Robotics', course: course.name });
  return { course, student, other };
}

test('hours are bought, given, taken back, read, printed and exported', async ({
  page,
  newPerson,
  accessible,
}) => {
  test.slow();
  const principal = await newPerson(ROLE.principal);
  const { course } = await makeScene(principal);
  await enter(page, principal, '/studyMan');
  await expect(rowOf(page, '高子轩')).toContainText('−2.5');
  await expect(rowOf(page, '高子轩').getByRole('img', { name: 'Hours are owed' })).toBeVisible();
  await accessible();

  await press(page, 'Add hours');
  const adding = dialog(page, 'Add hours');
  await adding.getByLabel('Student').fill('林小');
  await page.getByRole('option', { name: '林小雨' }).click();
  await choose(adding, 'Course', course.name);
  await adding.getByLabel('Hours').fill('10.3');
  await press(adding, 'Add');
  await expect(adding.getByText('Please enter whole or half hours')).toBeVisible();
  await adding.getByLabel('Hours').fill('10.5');
  await accessible();
  await press(adding, 'Add');
  await expect(page.getByRole('heading', { name: '林小雨' })).toBeVisible();
  await expect(rowOf(page, 'Bought')).toContainText('+10.5');

  await press(page, 'Add hours');
  const giving = dialog(page, 'Add hours for 林小雨');
  await choose(giving, 'Kind', 'Given');
  await giving.getByLabel('Hours').fill('2');
  await press(giving, 'Add');
  await expect(toast(page, 'Added: 12.5 hours are left')).toBeVisible();
  await rowOf(page, 'Given').getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Reverse' }).click();
  const reversing = dialog(page, 'Reverse entry 2');
  await press(reversing, 'Reverse');
  await expect(reversing.getByText('Please enter a reason')).toBeVisible();
  await reversing.getByLabel('Reason').fill('Wrong child');
  await press(reversing, 'Reverse');
  await expect(rowOf(page, 'Reversal')).toContainText('−2');
  await expect(rowOf(page, 'Reversal')).toContainText('Wrong child · reverses entry 2');
  await accessible();

  await press(page, 'Print statement');
  const statement = dialog(page, 'Print statement');
  await expect(statement.getByRole('row', { name: 'Balance after' })).toContainText('10.5');
  await expect(statement.getByRole('row')).toHaveCount(8);
  await press(statement, 'Close');
  const download = page.waitForEvent('download');
  await press(page, 'Export');
  expect((await download).suggestedFilename()).toMatch(/林小雨.*[.]xlsx$/);

  await page.getByRole('link', { name: 'All hours' }).click();
  await openFilters(page);
  await page.getByRole('combobox', { name: 'Balance' }).click();
  await page.getByRole('option', { name: 'Hours owed' }).click();
  await expect(rowOf(page, '高子轩')).toBeVisible();
  await expect(page.getByText('林小雨')).toBeHidden();
});

test(
  'whose hours run out is told kindly to the child, plainly to the staff',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    const principal = await newPerson(ROLE.principal);
    const { course, other } = await makeScene(principal);
    const student = await makeSigner(principal.schoolId, ROLE.student, { name: '何雨晴' });
    await storeHours(student, writerOf(principal), { courseId: course.id, hours: 3.5 });
    await enter(page, principal);
    const card = page.getByRole('region', { name: 'Hours running low' });
    await expect(card.getByRole('link', { name: other.name })).toContainText('−2.5');
    await expect(card.getByRole('link', { name: 'See all 3 students' })).toBeVisible();

    await signOut(page);
    await enter(page, { ...student, password: PASSWORD });
    const line = `${course.name}: 3.5 hours left. Tell your parents, so that you can go on`;
    await expect(page.getByText(line)).toBeVisible();
    await page.goto('/student');
    await press(page, line);
    await expect(page.getByText('+3.5')).toBeVisible();
    await accessible();
  },
);

test(
  'a class gets hours in one step, and what is not used is refunded',
  SELDOM,
  async ({ page, newPerson, accessible }) => {
    test.slow();
    const principal = await newPerson(ROLE.principal);
    const { course, student, other } = await makeScene(principal);
    await enter(page, principal, '/studyMan');
    await expect(rowOf(page, student.name)).toContainText('No hours yet');
    await press(page, 'Add for a class');
    const many = dialog(page, 'Add hours for several students');
    await press(many, 'Show the effect');
    await expect(many.getByText('Please choose a class that has students')).toBeVisible();
    await many.getByLabel('Class').fill('Robot');
    await page.getByRole('option', { name: 'Robotics' }).click();
    await expect(many.getByText(/^2 students: /)).toBeVisible();
    const chosen = many.getByRole('combobox', { name: 'Course' });
    await expect(chosen).toHaveText(course.name);
    await choose(many, 'Course', 'General hours');
    const owed = many.getByText(`1 student owes hours of ${course.name}.`);
    await expect(owed).toBeVisible();
    await accessible();
    await choose(many, 'Course', course.name);
    await expect(owed).toBeHidden();
    await many.getByRole('textbox', { name: /^Hours/ }).fill('20');
    await many.getByLabel('Amount paid by each (¥)').fill('2,400.50');
    await choose(many, 'Paid by', 'WeChat');
    await accessible();
    await press(many, 'Show the effect');
    await expect(
      many.getByText(
        '2 students · Bought: 20 hours each, 40 in all. ¥2,400.50 each, ¥4,801.00 in all.',
      ),
    ).toBeVisible();
    await expect(many.getByRole('row', { name: other.name })).toContainText('−2.517.5');
    await accessible();
    await press(many, 'Add hours');
    await expect(many.getByText('Added for 2 students')).toBeVisible();
    await many.getByRole('button', { name: 'Close' }).last().click();

    await page.goto(`/studyMan/student/${student.userId}`);
    await expect(rowOf(page, 'Bought')).toContainText('¥2,400.50 · WeChat');
    await rowOf(page, 'Bought').getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Refund' }).click();
    const refund = dialog(page, 'Refund the purchase of entry 1');
    await expect(refund.getByText('At most 20 hours and ¥2,400.50')).toBeVisible();
    await refund.getByRole('textbox', { name: /^Hours/ }).fill('15');
    await expect(refund.getByText('At the price of the purchase: ¥1,800.38')).toBeVisible();
    await expect(refund.getByLabel('Amount refunded (¥)')).toHaveValue('1800.38');
    await refund.getByLabel('Amount refunded (¥)').fill('1,8x');
    await refund.getByRole('textbox', { name: /^Hours/ }).fill('10');
    await refund.getByRole('textbox', { name: /^Hours/ }).fill('15');
    await expect(refund.getByLabel('Amount refunded (¥)')).toHaveValue('1,8x');
    await press(refund, 'Refund');
    await expect(refund.getByText('Please enter an amount, such as 1280.50')).toBeVisible();
    await refund.getByLabel('Amount refunded (¥)').fill('1800');
    await refund.getByLabel('Reason').fill('Moves away');
    await accessible();
    await press(refund, 'Refund');
    await expect(rowOf(page, 'Moves away')).toContainText('-¥1,800.00');
    await expect(rowOf(page, 'Moves away')).toContainText('−15');
    await press(page, 'Print statement');
    const statement = dialog(page, 'Print statement');
    await expect(statement.getByRole('row', { name: 'Paid in this period' })).toContainText(
      '2,400.50',
    );
    await expect(statement.getByRole('row', { name: 'Refunded in this period' })).toContainText(
      '1,800.00',
    );
  },
);

test(
  'a teacher who may not see finances sees what is left, and not what was bought',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    const teacher = await newPerson(ROLE.teacher);
    const student = await makeStudent(teacher, { name: '林小雨' });
    await makeClass(teacher, [student]);
    await storeHours(student, writerOf(teacher), { hours: 12 });
    await changePerson(teacher, { abilities: ['export'] });
    await enter(page, teacher, '/studyMan');
    await expect(rowOf(page, '林小雨')).toContainText('12');
    await expect(page.getByRole('columnheader', { name: 'Bought' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
    await page.goto(`/studyMan/student/${student.userId}`);
    await expect(page.getByText('are shown to teachers who may see finances')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print statement' })).toHaveCount(0);
    await accessible();
  },
);
