import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { act, dialog, press } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { makeAbsence, makeTeacherWithLesson, readCalendar } from './absences.scene.ts';

const { enter, open } = application;

test('the lessons of an absent teacher go to a colleague who knows the class, and who is told', async () => {
  const { principal, colleague, day } = await makeAbsence();
  await enter(principal);
  await open(`/calendar?view=day&date=${day}`);
  await act('More actions', 'A teacher is absent: find substitutes');
  const absence = dialog('Find substitutes');
  await absence.getByLabelText(/^Who is absent/).fill('Lin');
  await page.getByRole('option', { name: /Lin Yue/ }).click();
  const lessons = absence.getByRole('region', { name: 'Preview' });
  await expect.element(lessons.getByText('2 lessons need a substitute')).toBeVisible();
  const choices = lessons.getByRole('combobox');
  await expect
    .element(choices.first())
    .toMatchTextContent('Zhou Wen (knows the class, 0 lessons that day)');
  await expectAccessible();
  await choices.last().click();
  const leave = page.getByRole('option', { name: 'Leave it for now' });
  await expect.element(leave).toBeVisible();
  expect(page.getByRole('option', { name: /Adam Free/ }).query()).toBeNull();
  await leave.click();
  await press('Hand over 1 lesson', absence);
  await expect.element(absence.getByText('1 lesson has a substitute now')).toBeVisible();
  await expectAccessible();

  await enter(colleague);
  await open('/personCenter');
  await page.getByRole('button', { name: /gave you lessons: 1/ }).click();
  await expect
    .element(page.getByText(new RegExp(`${day} 10:00–11:30 Scratch \\(Lin Yue\\)`)))
    .toBeVisible();
});

test('a calendar is subscribed to, until the link is revoked', async () => {
  await enter(await makeTeacherWithLesson());
  await open('/calendar');
  await act('More actions', 'Subscribe to my lessons');
  const subscribing = dialog('Subscribe to my lessons');
  const link = subscribing.getByLabelText('Calendar link');
  await press('Create a link', subscribing);
  await expect.element(link).toBeVisible();
  const address = (link.element() as HTMLInputElement).value;
  await expectAccessible();
  const { status, text } = await readCalendar(address);
  expect(status).toBe(200);
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  await press('Revoke link', subscribing);
  await press('Revoke link', dialog('Revoke this link?'));
  await expect.element(subscribing.getByRole('button', { name: 'Create a link' })).toBeVisible();
  expect((await readCalendar(address)).status).toBe(404);
});

test('the personal centre offers to subscribe, too', async () => {
  await enter(await makeTeacherWithLesson());
  await open('/personCenter');
  await press('Subscribe to my lessons');
  const subscribing = dialog('Subscribe to my lessons');
  await expect.element(subscribing.getByRole('button', { name: 'Create a link' })).toBeVisible();
});
