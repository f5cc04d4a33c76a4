import type { Locator, Page } from '@playwright/test';
import { addDays } from '#shared/days.ts';
import { ROLE } from '#shared/roles.ts';
import { addHoliday } from '#tests/factories/calendar-settings.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { makeSigner } from '#tests/factories/person.ts';
import { enter } from '../harness/enter.ts';
import { isPhone, pressInCalendar, toast } from '../harness/shell.ts';
import { expect, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const DAY = dayFromToday(14);
const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
const press = (at: Page | Locator, name: string | RegExp): Promise<void> =>
  at.getByRole('button', { name, exact: true }).click();
/** By class name, because elements behind a dialog have no role. */
const lessonAt = (page: Page, text: string): Locator => page.locator('.lesson', { hasText: text });

async function chooseClass(page: Page, name: string): Promise<void> {
  await page
    .getByLabel(/^Class\b/)
    .first()
    .click();
  await page.getByRole('option', { name }).click();
}

/** Drags a lesson by its middle or lower edge to the line of an hour. */
async function drag(page: Page, lesson: Locator, at: 'middle' | 'edge', to: string): Promise<void> {
  await lesson.hover();
  const [box, line] = [
    await lesson.boundingBox(),
    await page.locator(`[data-time="${to}:00"]`).last().boundingBox(),
  ];
  if (!box || !line) throw new Error('this lesson is not on the screen');
  const [x, y] = [box.x + box.width / 2, at === 'edge' ? box.y + box.height - 3 : box.y + 6];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 12, { steps: 3 });
  await page.mouse.move(x, line.y + 2, { steps: 5 });
  await page.mouse.up();
}

test('a principal plans a series around a holiday and a clash, shifts the rest of it, and takes both back', async ({
  page,
  newPerson,
  accessible,
}) => {
  test.slow();
  const principal = await newPerson(ROLE.principal);
  const other = await makeClass(principal, [], { name: 'Robotics' });
  await storeLesson(principal, other, { date: addDays(DAY, 14), start: 10 * 60 });
  await addHoliday(principal.schoolId, 'Founding day', addDays(DAY, 7));
  await makeClass(principal, [], { name: 'Scratch' });
  await enter(page, principal, `/calendar?view=day&date=${DAY}`);

  await pressInCalendar(page, 'Plan a series');
  const series = dialog(page, 'Plan a series');
  await expect(series.getByText('Still missing or not right: Class')).toBeVisible();
  await chooseClass(page, 'Scratch');
  await page.getByLabel('Starts at').fill('09:00');
  await expect(page.getByLabel('Ends at')).toHaveValue('10:30');
  await page.getByLabel('Number of lessons').fill('4');
  const preview = series.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('3 of 4 lessons chosen')).toBeVisible();
  await expect(preview.getByText(/^1 holiday is passed over: /)).toBeVisible();
  await expect(preview.getByText(/Robotics, .*10:00–11:30/)).toBeVisible();
  await accessible();
  await preview.getByRole('checkbox').last().uncheck();
  await press(series, 'Plan 2 lessons');
  await expect(series.getByText('2 lessons are planned')).toBeVisible();
  await accessible();
  await expect(series.getByText('1 lesson clashed and is not planned')).toBeVisible();
  await press(series, /^Find another time for .*09:00–10:30$/);
  const clash = dialog(page, 'That time is taken');
  await expect(clash.getByRole('group').getByRole('button')).toHaveCount(3);
  await clash.getByRole('group').getByRole('button').first().click();
  await expect(toast(page, 'The lesson is planned')).toBeVisible();
  await expect(series.getByText('1 lesson clashed and is not planned')).toBeHidden();
  await series.getByRole('button', { name: 'Close' }).last().click();

  await lessonAt(page, 'Scratch').click();
  await expect(dialog(page, 'Scratch').getByText('Lesson 1 of 2')).toBeVisible();
  await press(dialog(page, 'Scratch'), 'Edit');
  const scope = dialog(page, 'Which lessons change?');
  await scope.getByRole('radio', { name: /^This one and those/ }).check();
  await press(scope, 'Next');
  const change = dialog(page, 'Change the series of Scratch');
  await page.getByLabel('Later by (days)').fill('1');
  await expect(change.getByText('2 of 2 lessons chosen')).toBeVisible();
  await press(change, 'Change 2 lessons');
  await expect(change.getByText('2 lessons are changed')).toBeVisible();
  await expect(lessonAt(page, 'Scratch')).toBeHidden();
  await press(change, 'Undo');
  await expect(change.getByText('It is undone')).toBeVisible();
  await expect(lessonAt(page, 'Scratch')).toBeVisible();
  await change.getByRole('button', { name: 'Close' }).last().click();

  await press(page, 'More actions');
  await page.getByRole('menuitem', { name: 'Recent bulk changes' }).click();
  const recent = dialog(page, 'Recent bulk changes');
  await expect(recent.getByText(/^Scratch .* 2 of 2 planned/)).toBeVisible();
  await accessible();
  await press(recent, 'Undo');
  await press(dialog(page, 'Undo this change?'), 'Undo');
  await expect(recent.getByText('It is undone')).toBeVisible();
  await expect(lessonAt(page, 'Scratch')).toBeHidden();
});

test(
  'a lesson is made longer, jumps back where it clashes; a class goes to a colleague, a day falls out',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    const principal = await newPerson(ROLE.principal);
    await makeSigner(principal.schoolId, ROLE.teacher, { name: '周雨桐' });
    const scratch = await makeClass(principal, [], { name: 'Scratch' });
    const robotics = await makeClass(principal, [], { name: 'Robotics' });
    await storeLesson(principal, scratch, { date: DAY, start: 10 * 60 });
    await storeLesson(principal, robotics, { date: DAY, start: 14 * 60 });
    await enter(page, principal, `/calendar?view=day&date=${DAY}`);
    const own = lessonAt(page, 'Scratch');
    await expect(own).toContainText('10:00–11:30');
    if (!isPhone(page)) {
      await drag(page, own, 'edge', '12:30');
      await expect(toast(page, 'Moved')).toBeVisible();
      await expect(own).toContainText(/10:00–12:\d\d/);
      await drag(page, own, 'middle', '13:00');
      const clash = dialog(page, 'That time is taken');
      await expect(clash.getByRole('listitem')).toHaveText(/Robotics, .*14:00–15:30/);
      await expect(clash.getByRole('group', { name: 'Free instead' })).toBeVisible();
      await press(clash, 'Cancel');
      await expect(own).toContainText(/10:00–12:\d\d/);
    }

    const change = dialog(page, 'Change many lessons');
    const openMany = async () => {
      await press(page, 'More actions');
      await page.getByRole('menuitem', { name: 'Change many lessons' }).click();
    };
    await openMany();
    await chooseClass(page, 'Scratch');
    await page.getByLabel('New teacher').click();
    await page.getByRole('option', { name: '周雨桐' }).click();
    await expect(change.getByText('1 of 1 lessons chosen')).toBeVisible();
    await accessible();
    await press(change, 'Change 1 lesson');
    await expect(change.getByText('1 lesson is changed')).toBeVisible();
    await expect(own).toContainText('周雨桐');
    await change.getByRole('button', { name: 'Close' }).last().click();

    await openMany();
    await page.getByRole('combobox', { name: 'Whose lessons' }).click();
    await page.getByRole('option', { name: 'Of the school' }).click();
    await page.getByRole('combobox', { name: 'What to do' }).click();
    await page.getByRole('option', { name: /^Cancel/ }).click();
    await page.getByLabel(/^To\b/).fill(DAY);
    await expect(change.getByText('2 of 2 lessons chosen')).toBeVisible();
    await press(change, 'Delete 2 lessons');
    await expect(change.getByText('2 lessons are deleted')).toBeVisible();
    await expect(lessonAt(page, 'Robotics')).toBeHidden();
  },
);
