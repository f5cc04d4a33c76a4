import type { Locator, Page } from '@playwright/test';
import { type Class, classes } from '#functions/domain/classes/class.ts';
import type { ClassId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { joinClass, makeClass, makeOpenClass } from '#tests/factories/class.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { makePerson, makeSigner, PASSWORD, type Person } from '#tests/factories/person.ts';
import { enter } from '../harness/enter.ts';
import { openFilters, toast } from '../harness/shell.ts';
import { expect, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const dialog = (page: Page): Locator => page.getByRole('dialog');
const press = (at: Page | Locator, name: string): Promise<void> =>
  at.getByRole('button', { name, exact: true }).click();

async function act(page: Page, name: string, action: string): Promise<void> {
  await press(page, `Actions for ${name}`);
  await page.getByRole('menuitem', { name: action }).click();
}

const makePupil = ({ schoolId }: Person, name: string): Promise<Person> =>
  makePerson(schoolId, ROLE.student, { name });
const makeTeacher = async ({ schoolId }: Person, name: string) => ({
  ...(await makeSigner(schoolId, ROLE.teacher, { name, abilities: ['add-students'] })),
  password: PASSWORD,
});

/** Saves by a colleague while the form is open. */
const saveMeanwhile = ({ schoolId }: Person, id: ClassId, values: Partial<Class>) =>
  classes.change({ schoolId, id }, (found) => ({
    ...found,
    ...values,
    edits: (found.edits ?? 0) + 1,
  }));

/** Chooses students in the dialog and adds them. */
async function takeIn(page: Page, names: readonly string[]): Promise<void> {
  await press(page, 'Add students');
  for (const name of names) await dialog(page).getByRole('checkbox', { name }).check();
  await press(dialog(page), 'Take in');
}

test('a principal adds a class and fills it; one more than it holds is refused in words', async ({
  page,
  newPerson,
  accessible,
}) => {
  // Six accessibility checks take long.
  test.slow();
  const principal = await newPerson(ROLE.principal);
  await makeTeacher(principal, '周雨桐');
  for (const name of ['王子涵', '李沐阳', '张诗雨']) await makePupil(principal, name);
  await enter(page, principal, '/classMan');
  await expect(page.getByText('No classes yet')).toBeVisible();
  await accessible();

  await page.getByRole('button', { name: 'Add a class' }).first().click();
  await press(dialog(page), 'Add a class');
  await expect(page.getByText('Please choose a teacher')).toBeVisible();
  await accessible();
  await page.getByLabel(/^Class name/).fill('Scratch 周六班');
  await page.getByLabel(/^Seats/).fill('2');
  await page.getByLabel(/^Teacher/).click();
  await page.getByRole('option', { name: '周雨桐' }).click();
  await page.getByLabel('Starts on').fill('2026-09-05');
  await page.getByLabel('Ends on').fill('2026-09-01');
  await press(dialog(page), 'Add a class');
  await expect(page.getByText('The end must not be before the start')).toBeVisible();
  await page.getByLabel('Ends on').fill('2027-01-16');
  await press(dialog(page), 'Add a class');

  await expect(page.getByRole('heading', { name: 'Scratch 周六班' })).toBeVisible();
  await expect(page.getByText('Teacher 周雨桐 · Sep 5, 2026 – Jan 16, 2027')).toBeVisible();
  await expect(page.getByText('No students in this class yet')).toBeVisible();
  await accessible();
  await press(page, 'Add students');
  await dialog(page).getByRole('searchbox').fill('子涵');
  await expect(dialog(page).getByText('李沐阳')).toBeHidden();
  await dialog(page).getByRole('checkbox', { name: '王子涵' }).check();
  await dialog(page).getByRole('searchbox').fill('');
  await dialog(page).getByRole('checkbox', { name: '李沐阳' }).check();
  await dialog(page).getByRole('checkbox', { name: '张诗雨' }).check();
  await expect(dialog(page).getByText('Seats left: 2')).toBeVisible();
  await accessible();
  await press(dialog(page), 'Take in');
  await expect(dialog(page).getByText('2 students have joined')).toBeVisible();
  await expect(dialog(page).getByText('1 student could not join:')).toBeVisible();
  await expect(dialog(page).getByText('Scratch 周六班 is full (seats: 2).')).toBeVisible();
  await accessible();
  await press(dialog(page), 'Cancel');
  await expect(page.getByText('2 of 2 · Full')).toBeVisible();

  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('Joined', { exact: true })).toHaveCount(2);
  await accessible();
  await page.getByRole('tab', { name: 'Information' }).click();
  await accessible();
});

test(
  'a principal adds a student whose lessons clash, with a reason',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    const principal = await newPerson(ROLE.principal);
    const teacher = await makeTeacher(principal, '周雨桐');
    const pupil = await makePupil(principal, '王子涵');
    const date = dayFromToday(7);
    await storeLesson(principal, await makeClass(principal, [pupil], { name: 'Chess' }), { date });
    const id = await makeClass(teacher, [], { name: 'Robotics' });
    await storeLesson(teacher, id, { date, start: 10 * 60 });
    await enter(page, principal, `/classMan/classRoom/${id}`);
    await takeIn(page, ['王子涵']);
    const clash = `The lesson of Robotics on ${date} at 10:00 clashes with that of Chess at 09:00`;
    await expect(dialog(page).getByText(clash)).toBeVisible();
    await dialog(page).getByLabel('Reason to add them anyway').fill('The family agreed');
    await accessible();
    await press(dialog(page), 'Take in');
    await expect(toast(page, '1 student has joined')).toBeVisible();
  },
);

test(
  'a class is not deleted while it has students, then it is',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    const principal = await newPerson(ROLE.principal);
    const pupils = [await makePupil(principal, '王子涵'), await makePupil(principal, '李沐阳')];
    await makeClass(principal, pupils, { name: 'Robotics' });
    await enter(page, principal, '/classMan');

    await act(page, 'Robotics', 'Delete');
    await press(dialog(page), 'Delete the class');
    await expect(dialog(page).getByText('2 students are still in Robotics.')).toBeVisible();
    await expect(dialog(page).getByRole('listitem')).toHaveText(['王子涵', '李沐阳']);
    await accessible();
    await dialog(page)
      .getByRole('link', { name: /Remove students/ })
      .click();

    await expect(page.getByRole('checkbox').nth(1)).toBeVisible();
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await press(page, 'Take out');
    await press(dialog(page), 'Take out');
    await expect(toast(page, '2 students have left')).toBeVisible();
    await expect(page.getByText('No students in this class yet')).toBeVisible();

    await act(page, 'Robotics', 'Delete');
    await press(dialog(page), 'Delete the class');
    await expect(toast(page, 'The class has been deleted')).toBeVisible();
    await expect(page).toHaveURL('/classMan');
    await expect(page.getByText('No classes yet')).toBeVisible();
  },
);

test(
  'a teacher sees and changes only the own classes',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    const principal = await newPerson(ROLE.principal);
    const teacher = await makeTeacher(principal, '陈怡君');
    const own = await makeOpenClass(teacher, { name: 'Own class', capacity: 5 });
    const foreign = await makeClass(principal, [], { name: 'Foreign class' });
    await enter(page, teacher, '/classMan');

    await expect(page.getByText('Own class')).toBeVisible();
    await expect(page.getByText('Foreign class')).toBeHidden();
    await openFilters(page);
    await page.getByRole('searchbox').fill('class');
    await expect(page.getByText('Own class')).toBeVisible();
    await expect(page.getByText('Foreign class')).toBeHidden();
    await accessible();

    await page.goto(`/classMan/classRoom/${foreign}`);
    await expect(page.getByText('You can manage only the classes that you teach.')).toBeVisible();
    await press(page, 'All classes');
    await page.getByText('Own class').click();
    await expect(page).toHaveURL(`/classMan/classRoom/${own}`);
    await makePupil(principal, '赵梦琪');
    await takeIn(page, ['赵梦琪']);
    await expect(toast(page, '1 student has joined')).toBeVisible();
    await expect(page.getByText('1 of 5')).toBeVisible();

    await act(page, 'Own class', 'End the term');
    await press(dialog(page), 'End the term');
    await expect(dialog(page).getByText('The class is closed.')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('button', { name: 'Add students' })).toBeHidden();
    await act(page, 'Own class', 'Reopen');
    await press(dialog(page), 'Reopen');
    await expect(toast(page, 'The class is open again')).toBeVisible();
  },
);

test(
  'two people edit a class: the second sees what changed and chooses',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    const principal = await newPerson(ROLE.principal);
    const id = await makeClass(principal, [], { name: 'Scratch', capacity: 3 });
    await enter(page, principal, `/classMan/classRoom/${id}`);
    await press(page, 'Edit');
    await page.getByLabel('Room').fill('101');
    await saveMeanwhile(principal, id, { room: '203', course: 'Scratch 3' });
    // A student who joins the class in between does not interfere.
    await joinClass(id, await makePupil(principal, '孙嘉懿'));
    await press(dialog(page), 'Save');

    const compare = dialog(page).last();
    await expect(compare.getByText('203')).toBeVisible();
    await accessible();
    await compare.getByRole('radio', { name: /101/ }).check();
    await compare.getByRole('button', { name: /choice|chosen|Save/i }).click();
    await expect(toast(page, 'Saved')).toBeVisible();
    await expect(page.getByText(/Scratch 3 · Room 101/)).toBeVisible();
    await expect(page.getByText('1 of 3')).toBeVisible();
  },
);
