import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import {
  act,
  choose,
  dialog,
  openFilters,
  press,
  rowOf,
  toast,
} from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { makeLeave, makeLeaveAlone, makeStudentWithLesson } from './leave.scene.ts';

const { enter, open } = application;

const NAME = '林小雨';

test('a student takes leave, and is told until when to make it up', async () => {
  await enter(await makeStudentWithLesson());
  await open('/dashboard');
  await press('Request leave');
  const asking = dialog('Request leave');
  await expect.element(asking.getByText(/made up within 60 days/)).toBeVisible();
  await press('Ill', asking);
  await expectAccessible();
  await press('Request leave', asking);
  await expect.element(toast(/^Your leave is noted. You can make up the lesson/)).toBeVisible();
  const makeups = page.getByRole('region', { name: 'Leave and makeup' });
  await expect.element(makeups.getByText(/^Make it up by/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Cancel leave' })).toBeVisible();
  await expectAccessible();
});

test('staff book a makeup from the lesson that is missed', async () => {
  const { principal, day } = await makeLeave({});
  await enter(principal);
  await open(`/calendar?view=day&date=${day}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Robotics/ })
    .click();
  await expect.element(page.getByText(/1 on leave/)).toBeVisible();
  await press('Students and leave');
  const students = dialog('Students and leave');
  await expect.element(students.getByText('Ill')).toBeVisible();
  await expectAccessible();
  await press(`Book a makeup ${NAME}`, students);
  const booking = dialog(`A makeup lesson for ${NAME}`);
  await expect.element(booking.getByText(/Scratch$/)).toBeVisible();
  await expectAccessible();
  await press('Book this lesson', booking);
  await expect.element(students.getByText(/Scratch/)).toBeVisible();
});

test('staff find a makeup that is booked, and give it up again', async () => {
  const { principal } = await makeLeave({ booked: true });
  await enter(principal);
  await open('/studyMan');
  await page.getByRole('tab', { name: 'Makeup' }).click();
  await expect.element(page.getByText('No lessons to make up')).toBeVisible();
  await openFilters();
  await choose('Filter by state', 'Booked');
  await expect.element(rowOf(NAME)).toMatchTextContent('Scratch');
  await expectAccessible();
  await rowOf(NAME).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Cancel makeup' }).click();
  await press('Cancel makeup', dialog('Cancel the makeup lesson?'));
  await expect.element(toast('The makeup lesson is cancelled')).toBeVisible();
  await open('/studyMan/makeups');
  await expect.element(rowOf(NAME)).toMatchTextContent('To make up');
});

test('where no lesson can make up for a missed one, a principal plans one or opens the hours', async () => {
  const { principal, student } = await makeLeaveAlone();
  await enter(principal);
  await open('/studyMan/makeups');
  await act(`Actions for ${student.name}`, 'Book a makeup');
  const booking = dialog(`A makeup lesson for ${student.name}`);
  await expect.element(booking.getByText(/^No free lesson fits by/)).toBeVisible();
  await expect
    .element(booking.getByRole('link', { name: 'Book hours back' }))
    .toHaveAttribute('href', `/studyMan/student/${student.userId}`);
  await expectAccessible();
  await booking.getByRole('link', { name: 'Plan a lesson' }).click();
  await expect.element(dialog('Plan a lesson')).toBeVisible();
});
