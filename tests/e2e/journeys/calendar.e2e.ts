import type { Locator, Page } from '@playwright/test';
import { type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import { ROLE } from '#shared/roles.ts';
import { renameRooms } from '#tests/factories/calendar-settings.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { makePerson, makeSigner, PASSWORD, type Person } from '#tests/factories/person.ts';
import { enter } from '../harness/enter.ts';
import { isPhone, openFilters, openMenu, pressInCalendar, toast } from '../harness/shell.ts';
import { expect, SELDOM, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

// A time zone far from the school's, which is the one that counts.
test.use({ timezoneId: 'America/New_York' });

const DAY = dayFromToday(7);
const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
const press = (at: Page | Locator, name: string): Promise<void> =>
  at.getByRole('button', { name, exact: true }).click();
const lessonAt = (page: Page, text: string): Locator =>
  page.getByRole('main').getByRole('button', { name: text });

const makeTeacher = async ({ schoolId }: Person, name: string) => ({
  ...(await makeSigner(schoolId, ROLE.teacher, { name })),
  password: PASSWORD,
});

/** Draws with the mouse from the line of one hour to another. */
async function select(page: Page, from: string, to: string): Promise<void> {
  const line = (time: string) => page.locator(`[data-time="${time}:00"]`).last().boundingBox();
  const [first, last] = [await line(from), await line(to)];
  if (!first || !last) throw new Error('these hours are not on the screen');
  const x = first.x + first.width / 2;
  await page.mouse.move(x, first.y + 4);
  await page.mouse.down();
  await page.mouse.move(x, last.y - 4, { steps: 5 });
  await page.mouse.up();
}

/** Drags a lesson by its upper edge to the line of an hour. */
async function dragDown(page: Page, lesson: Locator, to: string): Promise<void> {
  const [box, line] = [
    await lesson.boundingBox(),
    await page.locator(`[data-time="${to}:00"]`).last().boundingBox(),
  ];
  if (!box || !line) throw new Error('this lesson is not on the screen');
  await page.mouse.move(box.x + 40, box.y + 6);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y + 20, { steps: 3 });
  await page.mouse.move(box.x + 40, line.y + 2, { steps: 5 });
  await page.mouse.up();
}

/** Opens the form for a new lesson: drawn with the mouse, on a phone by the button. */
async function planAt(page: Page, from: string, to: string): Promise<void> {
  if (!isPhone(page)) return select(page, from, to);
  await press(page, 'Plan a lesson');
  await page.getByLabel('Starts at').fill(from);
  await page.getByLabel('Ends at').fill(to);
}

async function chooseClass(page: Page, name: string): Promise<void> {
  await page
    .getByLabel(/^Class\b/)
    .first()
    .click();
  await page.getByRole('option', { name }).click();
}

/** A change by a colleague while the form is open. */
const moveMeanwhile = (lesson: Lesson, start: number) =>
  lessons.change({ schoolId: lesson.schoolId, id: lesson.id }, (found) => ({
    ...found,
    start,
    topic: 'Loops',
  }));

test('a principal plans a lesson, takes a free time instead of a clash, moves it and deletes it', async ({
  page,
  newPerson,
  accessible,
}) => {
  test.slow();
  const principal = await newPerson(ROLE.principal);
  const teacher = await makeTeacher(principal, '周雨桐');
  await storeLesson(teacher, await makeClass(teacher, [], { name: 'Robotics' }), {
    date: DAY,
    start: 10 * 60,
    end: 11 * 60 + 30,
  });
  await makeClass(teacher, [], { name: 'Scratch' });
  await enter(page, principal, `/calendar?view=day&date=${DAY}`);
  await expect(lessonAt(page, 'Robotics')).toContainText('10:00–11:30');
  await accessible();

  await planAt(page, '09:00', '10:30');
  await press(dialog(page, 'Plan a lesson'), 'Plan a lesson');
  await expect(page.getByText('Please choose a class')).toBeVisible();
  await chooseClass(page, 'Scratch');
  await expect(page.getByLabel('Date')).toHaveValue(DAY);
  await expect(page.getByLabel('Starts at')).toHaveValue('09:00');
  await expect(page.getByLabel('Ends at')).toHaveValue('10:30');
  await expect(page.getByLabel('Teacher')).toHaveValue('周雨桐');
  await accessible();
  await press(dialog(page, 'Plan a lesson'), 'Plan a lesson');

  const clash = dialog(page, 'That time is taken');
  await expect(clash.getByRole('listitem')).toHaveText(/Teacher 周雨桐: Robotics, .*10:00–11:30/);
  await accessible();
  const free = clash.getByRole('group', { name: 'Free instead' }).getByRole('button');
  await expect(free).toHaveCount(3);
  const chosen = ((await free.first().textContent()) ?? '').slice(-'08:30–10:00'.length);
  await free.first().click();
  await expect(toast(page, 'The lesson is planned')).toBeVisible();
  await expect(lessonAt(page, 'Scratch')).toContainText(chosen);
  await expect(page.getByRole('dialog')).toBeHidden();

  if (isPhone(page)) {
    await lessonAt(page, 'Scratch').click();
    await press(dialog(page, 'Scratch'), 'Edit');
    await page.getByLabel('Starts at').fill('14:00');
    await page.getByLabel('Ends at').fill('15:30');
    await press(dialog(page, 'Edit the lesson of Scratch'), 'Save');
    await expect(toast(page, 'Saved')).toBeVisible();
  } else {
    await dragDown(page, lessonAt(page, 'Scratch'), '14:00');
    await expect(toast(page, 'Moved')).toBeVisible();
  }
  await expect(lessonAt(page, 'Scratch')).toContainText('14:00–15:30');

  await lessonAt(page, 'Scratch').press('Enter');
  await expect(dialog(page, 'Scratch').getByText('周雨桐')).toBeVisible();
  await accessible();
  await press(dialog(page, 'Scratch'), 'Delete');
  await press(dialog(page, 'Delete this lesson?'), 'Delete');
  await expect(toast(page, 'The lesson has been deleted')).toBeVisible();
  await expect(lessonAt(page, 'Scratch')).toBeHidden();
});

test(
  'a principal lets a student have two lessons at a time and says why; a holiday is asked about',
  SELDOM,
  async ({ page, newPerson, accessible }) => {
    const principal = await newPerson(ROLE.principal);
    const pupil = await makePerson(principal.schoolId, ROLE.student, { name: '王子涵' });
    const teacher = await makeTeacher(principal, '周雨桐');
    await storeLesson(teacher, await makeClass(teacher, [pupil], { name: 'Robotics' }), {
      date: DAY,
      start: 10 * 60,
      end: 11 * 60 + 30,
    });
    await makeClass(principal, [pupil], { name: 'Scratch' });
    await enter(page, principal, `/calendar?view=agenda&date=${DAY}`);

    await pressInCalendar(page, 'Calendar settings');
    const settings = dialog(page, 'Calendar settings');
    await press(settings, 'Add a room');
    await page.getByLabel(/^Name/).fill('Lab 1');
    await press(page.getByRole('dialog').last(), 'Save');
    // Announced although an open dialog hides the rest of the page.
    await expect(toast(page, 'Saved')).toBeVisible();
    await expect(settings.getByText('Lab 1')).toBeVisible();
    await accessible();
    await press(settings, 'Change Lab 1');
    await page.getByLabel(/^Seats/).fill('9');
    await renameRooms(principal.schoolId, 'Laboratory');
    await press(page.getByRole('dialog').last(), 'Save');
    const compare = dialog(page, 'Someone else just changed this');
    await accessible();
    await press(compare, 'Save the choice');
    await expect(settings.getByText('Laboratory')).toBeVisible();
    await expect(settings.getByText('9 seats')).toBeVisible();
    await settings.getByRole('tab', { name: 'Holidays' }).click();
    await press(settings, 'Add a holiday');
    await page.getByLabel(/^Name/).fill('Founding day');
    await page.getByLabel(/^First day/).fill(DAY);
    await page.getByLabel(/^Last day/).fill(DAY);
    await press(page.getByRole('dialog').last(), 'Save');
    await expect(settings.getByText('Founding day')).toBeVisible();
    await press(settings, 'Close');
    await expect(page.getByText(/^Holidays: Founding day/)).toBeVisible();

    await press(page, 'Plan a lesson');
    await chooseClass(page, 'Scratch');
    await page.getByLabel('Starts at').fill('10:30');
    await page.getByLabel('Ends at').fill('12:00');
    await press(dialog(page, 'Plan a lesson'), 'Plan a lesson');
    await press(dialog(page, 'This day is a holiday'), 'Plan anyway');
    const clash = dialog(page, 'That time is taken');
    await expect(clash.getByRole('listitem')).toHaveText(/Students 王子涵: Robotics/);
    await clash.getByLabel(/^Reason to plan it anyway/).fill('A trial day');
    await press(clash, 'Plan anyway');
    await expect(toast(page, 'The lesson is planned')).toBeVisible();
    await lessonAt(page, 'Scratch').click();
    await expect(dialog(page, 'Scratch').getByText('A trial day')).toBeVisible();
  },
);

test(
  'a course has its colour; two people change a lesson, and the second one chooses',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    const principal = await newPerson(ROLE.principal);
    const lesson = await storeLesson(
      principal,
      await makeClass(principal, [], { name: 'Scratch' }),
      { date: DAY, start: 10 * 60, end: 11 * 60 },
    );
    await enter(page, principal, `/calendar?view=week&date=${DAY}`);
    await pressInCalendar(page, 'Calendar settings');
    const settings = dialog(page, 'Calendar settings');
    await settings.getByRole('tab', { name: 'Courses' }).click();
    await press(settings, 'Add a course');
    await page.getByLabel(/^Name/).fill('Python');
    await page.getByRole('combobox', { name: 'Colour' }).click();
    await page.getByRole('option', { name: 'Purple' }).click();
    await press(page.getByRole('dialog').last(), 'Save');
    await expect(settings.getByText('1 hour · Purple')).toBeVisible();
    await settings.getByRole('tab', { name: 'Rules' }).click();
    await press(settings, 'Change the rules');
    await page.getByLabel(/^Opens at/).fill('07:00');
    await page.getByRole('checkbox', { name: 'On leave' }).check();
    await accessible();
    await press(page.getByRole('dialog').last(), 'Save');
    await expect(settings.getByText('07:00–21:00')).toBeVisible();
    await expect(settings.getByText('Present, Late, On leave, Absent, Makeup')).toBeVisible();
    await press(settings, 'Close');

    // On a phone days are wide enough for names, and the chosen one is visible.
    await expect(lessonAt(page, 'Scratch')).toBeInViewport({ ratio: 0.9 });
    expect((await lessonAt(page, 'Scratch').boundingBox())?.width).toBeGreaterThan(90);
    await accessible();
    await lessonAt(page, 'Scratch').click();
    await press(dialog(page, 'Scratch'), 'Edit');
    await page.getByLabel('Topic').fill('Variables');
    await moveMeanwhile(lesson, 10 * 60 + 15);
    await press(dialog(page, 'Edit the lesson of Scratch'), 'Save');
    const compare = dialog(page, 'Someone else just changed this');
    await expect(compare.getByText('10:15')).toBeVisible();
    await expect(compare.getByText('Loops')).toBeVisible();
    await accessible();
    await press(compare, 'Save the choice');
    await expect(toast(page, 'Saved')).toBeVisible();
    await lessonAt(page, 'Scratch').click();
    await expect(dialog(page, 'Scratch').getByText(/10:15–11:00/)).toBeVisible();
    await expect(dialog(page, 'Scratch').getByText('Variables')).toBeVisible();
  },
);

test(
  'a teacher sees the own lessons first and changes only those',
  SELDOM,
  async ({ page, newPerson, accessible }) => {
    const principal = await newPerson(ROLE.principal);
    const teacher = await makeTeacher(principal, '陈怡君');
    const today = { date: dayFromToday(0), start: 8 * 60, end: 9 * 60 };
    await storeLesson(teacher, await makeClass(teacher, [], { name: 'Own class' }), today);
    await storeLesson(principal, await makeClass(principal, [], { name: 'Foreign class' }), today);
    await enter(page, teacher);
    await expect(page.getByRole('region', { name: 'Today’s lessons' })).toBeVisible();
    await (await openMenu(page)).getByRole('link', { name: 'Calendar' }).click();

    await expect(lessonAt(page, 'Own class')).toBeVisible();
    await expect(lessonAt(page, 'Foreign class')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Calendar settings' })).toBeHidden();
    await accessible();
    await openFilters(page);
    await page.getByRole('combobox', { name: 'Show' }).click();
    await page.getByRole('option', { name: 'Whole school' }).click();
    await lessonAt(page, 'Foreign class').click();
    const foreign = dialog(page, 'Foreign class');
    await expect(foreign.getByText('Planned')).toBeVisible();
    await expect(foreign.getByRole('button', { name: 'Edit' })).toBeHidden();
    await press(foreign, 'Close');

    await press(page, 'Today’s lessons');
    await dialog(page, 'Today’s lessons')
      .getByRole('button', { name: /Own class/ })
      .click();
    await expect(dialog(page, 'Own class').getByRole('button', { name: 'Edit' })).toBeVisible();
  },
);

test('a student has the own lessons on the home', SELDOM, async ({ page, newPerson }) => {
  const pupil = await newPerson(ROLE.student);
  const teacher = await makeTeacher(pupil, '周雨桐');
  const slot = { date: dayFromToday(1), start: 18 * 60, end: 19 * 60 + 30 };
  await storeLesson(teacher, await makeClass(teacher, [pupil], { name: 'Own class' }), slot);
  const other = { ...slot, start: 8 * 60, end: 9 * 60 };
  await storeLesson(teacher, await makeClass(teacher, [], { name: 'Foreign class' }), other);
  await enter(page, pupil, '/calendar');

  await expect(page).toHaveURL('/dashboard');
  const own = page.getByRole('region', { name: 'My next lessons' });
  await expect(own.getByText(/18:00–19:30 · Own class/)).toBeVisible();
  await expect(own.getByText('周雨桐')).toBeVisible();
  await expect(own.getByText('Foreign class')).toBeHidden();
});
