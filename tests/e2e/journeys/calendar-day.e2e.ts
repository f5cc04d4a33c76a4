import type { Locator, Page } from '@playwright/test';
import { lessons } from '#functions/domain/lessons/lesson.ts';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { makePerson, makeSigner, PASSWORD } from '#tests/factories/person.ts';
import { enter } from '../harness/enter.ts';
import { isPhone, openFilters, pressInCalendar, toast } from '../harness/shell.ts';
import { expect, SELDOM, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

test.use({ timezoneId: 'America/New_York' });

const DAY = dayFromToday(7);
const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
const press = (at: Page | Locator, name: string): Promise<void> =>
  at.getByRole('button', { name, exact: true }).click();
const lessonAt = (page: Page, text: string): Locator =>
  page.getByRole('main').getByRole('button', { name: text });

async function middleOf(locator: Locator, down = 6) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('this is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + down };
}

const lineOf = (page: Page, hour: string): Locator =>
  page.locator(`[data-time="${hour}:00"]`).last();

async function dragTo(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  const start = await middleOf(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y + 14, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}

test(
  'a click on an empty slot that is given up leaves the day as it was; a drag can be undone',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson }) => {
    const principal = await newPerson(ROLE.principal);
    const classId = await makeClass(principal, [], { name: 'Scratch' });
    const lesson = await storeLesson(principal, classId, { date: DAY, start: 600, end: 660 });
    await enter(page, principal, `/calendar?view=day&date=${DAY}`);
    await expect(lessonAt(page, 'Scratch')).toBeVisible();

    const free = await middleOf(lineOf(page, '15:00'));
    await page.mouse.click(free.x, free.y);
    const plan = dialog(page, 'Plan a lesson');
    await expect(plan.getByLabel('Starts at')).toHaveValue('15:00');
    // The end follows the start.
    await expect(plan.getByLabel('Ends at')).toHaveValue('16:30');
    await plan.getByLabel('Starts at').fill('17:15');
    await expect(plan.getByLabel('Ends at')).toHaveValue('18:45');
    await page.keyboard.press('Escape');
    const leave = page.getByRole('button', { name: /Discard|Leave/ });
    if (await leave.isVisible()) await leave.click();
    await expect(plan).toBeHidden();
    await lessonAt(page, 'Scratch').click();
    await expect(dialog(page, 'Scratch')).toBeVisible();
    await press(dialog(page, 'Scratch'), 'Close');

    const to = await middleOf(lineOf(page, '14:00'), 2);
    await dragTo(page, lessonAt(page, 'Scratch'), to);
    await expect(lessonAt(page, 'Scratch')).toContainText('14:00–15:00');
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'Put back')).toBeVisible();
    await expect(lessonAt(page, 'Scratch')).toContainText('10:00–11:00');

    await dragTo(page, lessonAt(page, 'Scratch'), to);
    const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    await lessons.change(lesson, (found) => ({ ...found, topic: 'Loops' }));
    await undo.click();
    await expect(toast(page, /^This cannot be undone: /)).toBeVisible();
    await expect(lessonAt(page, 'Scratch')).toContainText('14:00–15:00');
  },
);

test('a day in columns of rooms and of teachers; dragging changes them', async ({
  page,
  newPerson,
  accessible,
}) => {
  const principal = await newPerson(ROLE.principal);
  const teacher = {
    ...(await makeSigner(principal.schoolId, ROLE.teacher, { name: '周雨桐' })),
    password: PASSWORD,
  };
  const colleague = await makePerson(principal.schoolId, ROLE.teacher, { name: '陈怡君' });
  await makeClass(colleague, []);
  const classId = await makeClass(teacher, [], { name: 'Scratch', room: 'Lab 1' });
  await storeLesson(teacher, classId, { date: DAY, start: 600, end: 660 });
  await enter(page, principal, `/calendar?show=class&id=${classId}&view=day&date=${DAY}`);

  // Opened from a class, the form is filled in, and its typed room becomes one of the school.
  await press(page, 'Plan a lesson');
  const plan = dialog(page, 'Plan a lesson');
  await expect(plan.getByLabel(/^Class\b/).first()).toHaveValue('Scratch');
  await expect(plan.getByLabel('Teacher')).toHaveValue('周雨桐');
  await press(plan, 'Add room “Lab 1”');
  await expect(plan.getByRole('combobox', { name: 'Room' })).toHaveValue('Lab 1');
  // It lies over the dialog's own button for a moment.
  await expect(toast(page, /has been added/)).toBeHidden();
  await accessible();
  await plan.getByRole('button', { name: 'Choose a time' }).first().click();
  await page.getByRole('option', { name: '14:00' }).click();
  await expect(plan.getByLabel('Ends at')).toHaveValue('15:00');
  await press(plan, 'Plan a lesson');
  await expect(toast(page, 'The lesson is planned')).toBeVisible();

  await openFilters(page);
  await page.getByRole('combobox', { name: 'Columns' }).click();
  await page.getByRole('option', { name: 'Columns by room' }).click();
  await expect(page.getByRole('columnheader', { name: 'Lab 1' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'No room' })).toBeVisible();
  await accessible();
  if (!isPhone(page)) {
    // Waits until nothing moves: another name of columns may fold the bar above.
    await lessonAt(page, '14:00').hover();
    const target = await middleOf(page.getByRole('columnheader', { name: 'No room' }));
    const { y } = await middleOf(lineOf(page, '12:00'), 2);
    await dragTo(page, lessonAt(page, '14:00'), { x: target.x, y });
    await expect(toast(page, 'Moved')).toBeVisible();
    await lessonAt(page, '12:00').click();
    await expect(dialog(page, 'Scratch').getByText('Lab 1')).toBeHidden();
    await press(dialog(page, 'Scratch'), 'Close');
  }
  await page.getByRole('combobox', { name: 'Columns' }).click();
  await page.getByRole('option', { name: 'Columns by teacher' }).click();
  await expect(page.getByRole('columnheader', { name: '周雨桐' })).toBeVisible();
  if (!isPhone(page)) {
    await lessonAt(page, '10:00').hover();
    const target = await middleOf(page.getByRole('columnheader', { name: '陈怡君' }));
    const { y } = await middleOf(lineOf(page, '16:00'), 2);
    await dragTo(page, lessonAt(page, '10:00'), { x: target.x, y });
    await expect(toast(page, 'Moved')).toBeVisible();
    await lessonAt(page, '16:00').click();
    await expect(dialog(page, 'Scratch').getByText('陈怡君')).toBeVisible();
  }
});

test(
  'somebody new visits one lesson, and public holidays become those of the school',
  SELDOM,
  async ({ page, newPerson, accessible }) => {
    const principal = await newPerson(ROLE.principal);
    const classId = await makeClass(principal, [], { name: 'Scratch' });
    await storeLesson(principal, classId, { date: DAY, start: 600, end: 660 });
    await storeLesson(principal, classId, { date: DAY, start: 700, end: 760, state: 'taught' });
    await enter(page, principal, `/calendar?view=agenda&date=${DAY}`);
    await expect(page.getByRole('img', { name: 'Taught' })).toHaveCount(1);
    await page.getByRole('main').getByText('Scratch').first().click();
    await press(dialog(page, 'Scratch'), 'Students and leave');
    const students = dialog(page, 'Students and leave');
    await press(students, 'Add somebody to this lesson');
    const adding = dialog(page, 'Add somebody to this lesson');
    await adding.getByRole('radio', { name: 'Somebody new' }).check();
    await adding.getByLabel(/^Name/).fill('林小雨');
    await adding.getByLabel(/^Phone/).fill('13800138000');
    await accessible();
    await press(adding, 'Add');
    await expect(toast(page, '林小雨 comes to this lesson')).toBeVisible();
    await expect(students.getByText('Visitor')).toBeVisible();
    await press(students, 'Cancel visit 林小雨');
    await press(dialog(page, /Cancel the visit/), 'Cancel visit');
    await expect(students.getByText('林小雨')).toBeHidden();
    await press(students, 'Close');
    await press(dialog(page, 'Scratch'), 'Close');

    await pressInCalendar(page, 'Calendar settings');
    const settings = dialog(page, 'Calendar settings');
    await settings.getByRole('tab', { name: 'Holidays' }).click();
    await press(settings, 'Public holidays');
    const presets = dialog(page, 'Public holidays');
    await presets.getByRole('checkbox', { name: /^National Day/ }).check();
    await accessible();
    await press(presets, 'Add 1 holiday');
    await expect(settings.getByText('National Day')).toBeVisible();
  },
);
