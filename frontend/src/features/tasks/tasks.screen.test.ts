import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { act, dialog, openFilters, press, rowOf, toast } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { makeGiven, makeTeacher } from './tasks.scene.ts';

const { enter, open } = application;

const titleField = page.getByRole('textbox', { name: 'Title', exact: true });
const deadline = page.getByLabelText('Deadline');

/** The school's local time a number of days from now, as a field takes it. */
function clockIn(days: number): string {
  const at = new Date(Date.now() + days * 86_400_000);
  // The page of the tests is in the zone of the school.
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

test('a task without a title, a class and time is not given', async () => {
  const { teacher } = await makeTeacher();
  await enter(teacher);
  await open('/taskMan');
  await expect.element(page.getByText('No tasks yet')).toBeVisible();
  await page.getByRole('link', { name: 'New task' }).first().click();
  await deadline.fill(clockIn(-1));
  await press('Release');
  await expect.element(page.getByText('Please fill in this field')).toBeVisible();
  await expect.element(page.getByText('Please choose classes or students')).toBeVisible();
  await expect.element(page.getByText(/The deadline must be after now/)).toBeVisible();
  await expectAccessible();
});

test('a teacher writes a task with a file and a template, gives it to a class, and copies it', async () => {
  const { teacher } = await makeTeacher();
  const file = page.getByRole('button', { name: 'Remove rules.txt' });
  await enter(teacher);
  await open('/taskMan');
  await page.getByRole('link', { name: 'New task' }).first().click();
  await titleField.fill('会动的迷宫');
  await page.getByRole('textbox', { name: 'What to do' }).fill('Find the way out');
  await deadline.fill(clockIn(7));
  await page
    .getByLabelText('Choose files')
    .upload(new File(['No walls.'], 'rules.txt', { type: 'text/plain' }));
  await expect.element(file).toBeVisible();
  await press('Choose a Scratch project');
  await expectAccessible();
  await dialog()
    .getByRole('button', { name: /迷宫模板/ })
    .click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByText('迷宫模板')).toBeVisible();
  await page.getByLabelText('Classes').fill('Scratch 一班');
  await page.getByRole('option', { name: 'Scratch 一班' }).click();
  await expect.element(page.getByText(/^Draft saved at/)).toBeVisible();

  await press('Preview');
  await expect.element(dialog().getByText('Find the way out')).toBeVisible();
  await expect.element(dialog().getByText(/^in [67] days$/)).toBeVisible();
  await expectAccessible();
  await press('Close', dialog());
  await press('Release');
  await expect.element(toast('The task is released')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '会动的迷宫' })).toBeVisible();
  await expect.element(page.getByText('0 of 1 handed in')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Download rules.txt' })).toBeVisible();
  await expectAccessible();

  await page.getByRole('link', { name: 'Back to the tasks' }).click();
  await act('Actions for 会动的迷宫', 'Copy');
  await expect.element(titleField).toHaveValue('会动的迷宫 (copy)');
  await expect.element(file).toBeVisible();
  await expect.element(page.getByText('迷宫模板')).toBeVisible();
});

test('students who have not handed in are reminded', async () => {
  const { teacher, taskId } = await makeGiven('星空');
  await enter(teacher);
  await open('/taskMan');
  await expect.element(rowOf('星空')).toMatchTextContent('Running');
  await open(`/taskMan/see/${taskId}`);
  await press('Remind students who haven’t handed in');
  await press('Remind students who haven’t handed in', dialog());
  await expect.element(toast('1 student was reminded')).toBeVisible();
});

test('a task is taken from the library', async () => {
  const { teacher } = await makeGiven('星空');
  await enter(teacher);
  await open('/taskMan');
  await press('From the library');
  await dialog()
    .getByRole('button', { name: /天气预报/ })
    .click();
  await expect.element(dialog().getByRole('button', { name: 'Take it over' })).toBeEnabled();
  await expectAccessible();
  await press('Take it over', dialog());
  await expect.element(titleField).toHaveValue('天气预报');
});

test('a task is found, changed and withdrawn', async () => {
  const { teacher, classId } = await makeGiven('星空');
  await enter(teacher);
  await open('/taskMan');
  await openFilters();
  await page.getByRole('searchbox', { name: 'Search by title' }).fill('星空');
  await act('Actions for 星空', 'Edit');
  await titleField.fill('星空故事');
  await expect.element(page.getByText(/students see the task as it was/)).toBeVisible();
  await press('Save the changes');
  await expect.element(page.getByRole('heading', { name: '星空故事' })).toBeVisible();
  await act('Actions for 星空故事', 'Withdraw');
  await press('Withdraw', dialog());
  await expect.element(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  await open(`/classMan/classRoom/${classId}?tab=tasks`);
  await expect.element(page.getByText('No tasks for this class yet')).toBeVisible();
});
