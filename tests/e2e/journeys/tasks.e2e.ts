import type { Locator, Page } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { storeTask } from '#tests/factories/task.ts';
import { storeVersion } from '#tests/factories/work.ts';
import { enter } from '../harness/enter.ts';
import { openFilters, toast } from '../harness/shell.ts';
import { expect, SELDOM, test } from '../harness/test.ts';

const dialog = (page: Page): Locator => page.getByRole('dialog');
const press = (at: Page | Locator, name: string): Promise<void> =>
  at.getByRole('button', { name, exact: true }).click();
const row = (page: Page, name: string): Locator =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name });

/** Not the search by title of the list, which stays on the screen while the editor loads. */
const titleField = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Title', exact: true });

const makePupil = ({ schoolId }: Person, name: string): Promise<Person> =>
  makePerson(schoolId, ROLE.student, { name });

/** The school's local time a number of days from now, as a field takes it. */
const clockIn = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(new Date(Date.now() + days * 86_400_000))
    .replace(' ', 'T');

async function chooseClass(page: Page, name: string): Promise<void> {
  await page.getByLabel('Classes').fill(name);
  await page.getByRole('option', { name }).click();
}

test('a teacher writes a task with a file and a template, and gives it to a class', async ({
  page,
  newPerson,
  accessible,
}) => {
  test.slow();
  const teacher = await newPerson(ROLE.teacher);
  await makeClass(teacher, [await makePupil(teacher, '李沐阳')], { name: 'Scratch 一班' });
  await storeVersion(teacher, { title: '迷宫模板' });
  await enter(page, teacher, '/taskMan');
  await expect(page.getByText('No tasks yet')).toBeVisible();
  await accessible();

  await page.getByRole('link', { name: 'New task' }).first().click();
  await page.getByLabel('Deadline').fill(clockIn(-1));
  await press(page, 'Release');
  await expect(page.getByText('Please fill in this field')).toBeVisible();
  await expect(page.getByText('Please choose classes or students')).toBeVisible();
  await expect(page.getByText('The deadline must be after now')).toBeVisible();
  await accessible();

  await titleField(page).fill('会动的迷宫');
  await page.getByRole('textbox', { name: 'What to do' }).fill('Find the way out');
  await page.getByLabel('Deadline').fill(clockIn(7));
  await page.locator('input[type=file][multiple]').setInputFiles({
    name: 'rules.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('No walls.'),
  });
  await expect(page.getByRole('button', { name: 'Remove rules.txt' })).toBeVisible();
  await press(page, 'Choose a Scratch project');
  await accessible();
  await dialog(page)
    .getByRole('button', { name: /迷宫模板/ })
    .click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('迷宫模板')).toBeVisible();
  await chooseClass(page, 'Scratch 一班');
  await expect(page.getByText(/^Draft saved at/)).toBeVisible();

  await press(page, 'Preview');
  await expect(dialog(page).getByText('Find the way out')).toBeVisible();
  await expect(
    dialog(page).getByText('in 6 days').or(dialog(page).getByText('in 7 days')),
  ).toBeVisible();
  await accessible();
  await press(dialog(page), 'Close');
  await press(page, 'Release');

  await expect(toast(page, 'The task is released')).toBeVisible();
  await expect(page.getByRole('heading', { name: '会动的迷宫' })).toBeVisible();
  await expect(page.getByText('0 of 1 handed in')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download rules.txt' })).toBeVisible();
  await accessible();
  await press(page, 'Remind students who haven’t handed in');
  await press(dialog(page), 'Remind students who haven’t handed in');
  await expect(toast(page, '1 student was reminded')).toBeVisible();

  await page.getByRole('link', { name: 'Back to the tasks' }).click();
  await expect(row(page, '会动的迷宫').first()).toContainText('Running');
  await press(page, 'Actions for 会动的迷宫');
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  await expect(titleField(page)).toHaveValue('会动的迷宫 (copy)');
  await expect(page.getByRole('button', { name: 'Remove rules.txt' })).toBeVisible();
  await expect(page.getByText('迷宫模板')).toBeVisible();
});

test(
  'a task is found, taken from the library, changed and withdrawn',
  SELDOM,
  async ({ page, newPerson, accessible }, info) => {
    test.slow();
    test.skip(info.project.name !== 'desktop', 'nothing of it differs on a phone');
    const teacher = await newPerson(ROLE.teacher);
    const colleague = await makePerson(teacher.schoolId, ROLE.teacher, { name: '陈老师' });
    await storeTask(colleague, { title: '天气预报', library: 'school' });
    const pupil = await makePupil(teacher, '李沐阳');
    const classId = await makeClass(teacher, [pupil], { name: '一班' });
    const given = { state: 'released' as const, releaseAt: new Date().toISOString() };
    await storeTask(teacher, { ...given, title: '星空', classIds: [classId] });
    await enter(page, teacher, '/taskMan');

    await press(page, 'From the library');
    await dialog(page)
      .getByRole('button', { name: /天气预报/ })
      .click();
    await expect(dialog(page).getByRole('button', { name: 'Take it over' })).toBeEnabled();
    await accessible();
    await press(dialog(page), 'Take it over');
    await expect(titleField(page)).toHaveValue('天气预报');
    await page.goBack();

    await openFilters(page);
    await page.getByRole('searchbox', { name: 'Search by title' }).fill('星空');
    await expect(row(page, '天气预报')).toHaveCount(0);
    await press(page, 'Actions for 星空');
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await titleField(page).fill('星空故事');
    await expect(page.getByText('students see the task as it was')).toBeVisible();
    await press(page, 'Save the changes');
    await expect(page.getByRole('heading', { name: '星空故事' })).toBeVisible();
    await press(page, 'Actions for 星空故事');
    await page.getByRole('menuitem', { name: 'Withdraw' }).click();
    await press(dialog(page), 'Withdraw');
    await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();

    await page.goto(`/classMan/classRoom/${classId}?tab=tasks`);
    await expect(page.getByText('No tasks for this class yet')).toBeVisible();
  },
);
