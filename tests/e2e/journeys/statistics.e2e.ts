import type { Locator, Page } from '@playwright/test';
import { DAY_MS } from '#shared/days.ts';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { signInAt } from '#tests/factories/sign-in.ts';
import { enter } from '../harness/enter.ts';
import { expect, SELDOM, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

/** A line of a list: a row of the table, or a card on phones. */
const lineOf = (page: Page, name: string): Locator =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name });

const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

/** A class with a student who came on three of the last days, and one who never came. */
async function makeLively(teacher: Person) {
  const pupil = (name: string) => makePerson(teacher.schoolId, ROLE.student, { name });
  const [came, absent] = [await pupil('王子涵'), await pupil('李沐阳')];
  const classId = await makeClass(teacher, [came, absent], { name: 'Scratch 周六班' });
  for (const days of [40, 2, 1, 0]) await signInAt(came, daysAgo(days));
  return classId;
}

test(
  'a principal goes from the week on the home to a class and a student',
  SELDOM,
  async ({ page, newPerson, accessible }) => {
    test.slow();
    const principal = await newPerson(ROLE.principal);
    await makeLively(principal);
    await enter(page, principal, '/index');
    await expect(page.getByRole('img', { name: /^Students who signed in.*: 1$/ })).toBeVisible();
    await expect(page.getByText('0 bytes of 50 GB')).toBeVisible();
    await accessible();

    await page.getByRole('link', { name: 'See statistics' }).click();
    await expect(page.getByText('Students now')).toBeVisible();
    const activity = page.getByRole('region', { name: 'Students who signed in' });
    await activity.getByRole('application').focus();
    await page.keyboard.press('ArrowRight');
    await expect(activity.getByRole('status')).toHaveText(/Students signed in\d/);
    await accessible();
    await activity.getByRole('button', { name: 'Table' }).click();
    await expect(activity.getByRole('row')).toHaveCount(31);
    await expect(activity.getByRole('row').nth(1)).toContainText('1');

    await page.getByLabel('Period').click();
    await page.getByRole('option', { name: 'Custom range' }).click();
    await page.getByLabel('From').fill('2020-11-10');
    await page.getByLabel('To', { exact: true }).fill('2020-11-01');
    await expect(page.getByText('The end must not be before the start')).toBeVisible();
    await accessible();
    await page.getByLabel('To', { exact: true }).fill('2020-11-12');
    await expect(activity.getByText('Nothing in this period')).toBeVisible();
    await page.getByLabel('Period').click();
    await page.getByRole('option', { name: 'Last 90 days' }).click();
    await expect(activity.getByRole('row')).toHaveCount(91);

    await page.getByText('Scratch 周六班').click();
    await expect(page.getByRole('tab', { name: 'Statistics', selected: true })).toBeVisible();
    await expect(lineOf(page, '王子涵')).toContainText('4');
    await expect(lineOf(page, '李沐阳')).toContainText('never');
    await accessible();

    await page.goto('/student');
    await page.getByRole('button', { name: 'Actions for 王子涵' }).click();
    await page.getByRole('menuitem', { name: 'Statistics' }).click();
    const figures = page.getByRole('tabpanel', { name: 'Figures' });
    await expect(figures.getByText('Last 12 months')).toBeVisible();
    await expect(figures.getByText('4', { exact: true })).toBeVisible();
    await accessible();
  },
);

test(
  'a teacher sees the own classes only',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    const teacher = await newPerson(ROLE.teacher);
    await makeLively(teacher);
    await makeClass(await makePerson(teacher.schoolId, ROLE.teacher), [], { name: 'Python 班' });
    await enter(page, teacher, '/statistics?period=week');
    await expect(page.getByText('Scratch 周六班')).toBeVisible();
    await expect(page.getByText('Python 班')).toBeHidden();
    await expect(page.getByText('Students now')).toBeHidden();
    await accessible();
  },
);
