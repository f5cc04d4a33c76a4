import type { Locator, Page } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { makeLessonToMiss, storeLeave } from '#tests/factories/makeup.ts';
import { makePerson, makeSigner, PASSWORD, type Person } from '#tests/factories/person.ts';
import { enter } from '../harness/enter.ts';
import { openFilters, rowOf, signOut, toast } from '../harness/shell.ts';
import { expect, ON_PHONE, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const DAY = dayFromToday(3);

const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
const press = (at: Page | Locator, name: string): Promise<void> =>
  at.getByRole('button', { name, exact: true }).click();

/** A student with a future lesson, and a lesson of another class with a free seat. */
async function makeScene(principal: Person) {
  const { schoolId } = principal;
  const student = await makeSigner(schoolId, ROLE.student, { name: '林小雨' });
  const teacher = await makePerson(schoolId, ROLE.teacher, { name: '周雨桐' });
  const own = await makeClass(principal, [student], { name: 'Robotics' });
  await storeLesson(principal, own, { date: DAY, start: 600, end: 690 });
  const other = await makeClass(teacher, [], { name: 'Scratch' });
  await storeLesson(teacher, other, { date: dayFromToday(5), start: 900, end: 990 });
  return { student: { ...student, password: PASSWORD } };
}

test(
  'a student takes leave, staff book a makeup and give it up again',
  ON_PHONE,
  async ({ page, newPerson, accessible }) => {
    test.slow();
    const principal = await newPerson(ROLE.principal);
    const { student } = await makeScene(principal);
    await enter(page, student);
    await press(page, 'Request leave');
    const asking = dialog(page, 'Request leave');
    await expect(asking.getByText('made up within 60 days')).toBeVisible();
    await press(asking, 'Ill');
    await accessible();
    await press(asking, 'Request leave');
    await expect(toast(page, 'Your leave is noted. You can make up the lesson')).toBeVisible();
    const makeups = page.getByRole('region', { name: 'Leave and makeup' });
    await expect(makeups.getByText('Make it up by')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel leave' })).toBeVisible();
    await accessible();
    await signOut(page);

    await enter(page, principal, `/calendar?view=day&date=${DAY}`);
    await page.getByRole('main').getByRole('button', { name: 'Robotics' }).click();
    await expect(page.getByText('1 on leave')).toBeVisible();
    await press(page, 'Students and leave');
    const students = dialog(page, 'Students and leave');
    await expect(students.getByText('Ill')).toBeVisible();
    await accessible();
    await press(students, 'Book a makeup 林小雨');
    const booking = dialog(page, 'A makeup lesson for 林小雨');
    await expect(booking.getByText('Scratch')).toBeVisible();
    await accessible();
    await press(booking, 'Book this lesson');
    await expect(students.getByText('Scratch')).toBeVisible();

    await page.goto('/studyMan');
    await page.getByRole('tab', { name: 'Makeup' }).click();
    await expect(page.getByText('No lessons to make up')).toBeVisible();
    await openFilters(page);
    await page.getByRole('combobox', { name: 'Filter by state' }).click();
    await page.getByRole('option', { name: 'Booked' }).click();
    await expect(rowOf(page, '林小雨')).toContainText('Scratch');
    await accessible();
    await rowOf(page, '林小雨').getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Cancel makeup' }).click();
    await press(dialog(page, 'Cancel the makeup lesson?'), 'Cancel makeup');
    await expect(toast(page, 'The makeup lesson is cancelled')).toBeVisible();
    await page.goto('/studyMan/makeups');
    await expect(rowOf(page, '林小雨')).toContainText('To make up');
  },
);

test(
  'where no lesson can make up for a missed one, a principal plans one or opens the hours',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    const principal = await newPerson(ROLE.principal);
    const { student, lesson } = await makeLessonToMiss(principal, { date: DAY });
    await storeLeave(lesson, student);
    await enter(page, principal, '/studyMan/makeups');
    await press(rowOf(page, student.name), `Actions for ${student.name}`);
    await page.getByRole('menuitem', { name: 'Book a makeup' }).click();
    const booking = dialog(page, `A makeup lesson for ${student.name}`);
    await expect(booking.getByText(/^No free lesson fits by/)).toBeVisible();
    await expect(booking.getByRole('link', { name: 'Book hours back' })).toHaveAttribute(
      'href',
      `/studyMan/student/${student.userId}`,
    );
    await accessible();
    await booking.getByRole('link', { name: 'Plan a lesson' }).click();
    await expect(dialog(page, 'Plan a lesson')).toBeVisible();
  },
);
