import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { drawPicture, press, toast } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { makeSchoolToShow, makeTeacherOfSchool } from './school-page.scene.ts';

const { enter, open } = application;

const LINE = 'I love stories of children.';
const openTab = async (): Promise<void> => {
  await open('/eduinfo');
  await page.getByRole('tab', { name: 'School’s page' }).click();
};

test('a teacher opens a class for trial lessons, and agrees to be shown', async () => {
  const { principal, teacher, classId } = await makeTeacherOfSchool();
  await enter(teacher);
  await open(`/classMan/classRoom/${classId}?tab=information`);
  await page.getByRole('switch', { name: 'Open for trial lessons' }).click();
  await expect.element(toast('Saved')).toBeVisible();

  await open('/user');
  const part = page.getByRole('region', { name: 'School’s page' });
  await page.getByRole('switch', { name: 'Show me on the school’s page' }).click();
  await page.getByLabelText('About you, in one sentence').fill(LINE);
  await expect.element(part.getByRole('button', { name: 'Save' })).toBeEnabled();
  await expectAccessible();
  await press('Save', part);
  await expect.element(part.getByRole('button', { name: 'Save' })).toBeDisabled();

  await enter(principal);
  await openTab();
  await expect.element(page.getByText(LINE)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Scratch', exact: true })).toBeVisible();
});

test('a principal chooses what the page of the school shows', async () => {
  await enter(await makeSchoolToShow());
  await openTab();
  const work = page.getByRole('checkbox', { name: '太空迷宫' });
  const caption = page.getByLabelText('What it shows');
  const courses = page.getByRole('switch', { name: 'Courses' });
  await expect.element(page.getByText(LINE)).toBeVisible();
  await work.click();
  await page
    .getByLabelText('Add a photo')
    .first()
    .upload(await drawPicture('room.png', 400, 300));
  await caption.fill('Our room');
  await courses.click();
  await expectAccessible();
  await press('Save');
  await expect.element(toast('Saved')).toBeVisible();

  await openTab();
  await expect.element(work).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: '会飞的鱼' })).not.toBeChecked();
  await expect.element(caption).toHaveValue('Our room');
  await expect.element(courses).not.toBeChecked();
});
