import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { act, choose, rowOf } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { makeLively } from './statistics.scene.ts';

const { enter, open } = application;

const SCRATCH = 'Scratch 周六班';
const activity = page.getByRole('region', { name: 'Students who signed in' });
const rows = activity.getByRole('row');

test('the home of a principal shows the week, and leads to the statistics', async () => {
  const { person } = await makeLively(ROLE.principal);
  await enter(person);
  await open('/index');
  await expect
    .element(page.getByRole('img', { name: /^Students who signed in.*: 1$/ }))
    .toBeVisible();
  await expect.element(page.getByText(/0 bytes of 50 GB/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'See statistics' }).click();
  await expect.element(page.getByText('Students now')).toBeVisible();
  await expect.element(activity.getByRole('application')).toBeVisible();
});

test('a chart is read by its keys and as a table, for any period', async () => {
  const { person } = await makeLively(ROLE.principal);
  await enter(person);
  await open('/statistics');
  const chart = activity.getByRole('application');
  await expect.element(chart).toBeVisible();
  chart.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(activity.getByRole('status')).toMatchTextContent(/Students signed in\d/);
  await expectAccessible();
  await activity.getByRole('button', { name: 'Table' }).click();
  await expect.element(rows).toHaveLength(31);
  await expect.element(rows.nth(1)).toMatchTextContent('1');

  const to = page.getByLabelText('To', { exact: true });
  await choose('Period', 'Custom range');
  await page.getByLabelText('From').fill('2020-11-10');
  await to.fill('2020-11-01');
  await expect.element(page.getByText('The end must not be before the start')).toBeVisible();
  await expectAccessible();
  await to.fill('2020-11-12');
  await expect.element(activity.getByText('Nothing in this period')).toBeVisible();
  await choose('Period', 'Last 90 days');
  await expect.element(rows).toHaveLength(91);

  await page.getByText(SCRATCH).click();
  await expect.element(page.getByRole('tab', { name: 'Statistics', selected: true })).toBeVisible();
  await expect.element(rowOf('王子涵')).toMatchTextContent('Days with a sign-in 4');
});

test('a class tells how often each student came', async () => {
  const { person, classId } = await makeLively(ROLE.principal);
  await enter(person);
  await open(`/classMan/classRoom/${classId}?tab=statistics`);
  await expect.element(rowOf('王子涵')).toMatchTextContent('Days with a sign-in 3');
  await expect.element(rowOf('李沐阳')).toMatchTextContent('never');
  await expectAccessible();
});

test('a student has figures of the last twelve months', async () => {
  const { person } = await makeLively(ROLE.principal);
  await enter(person);
  await open('/student');
  await act('Actions for 王子涵', 'Statistics');
  const figures = page.getByRole('tabpanel', { name: 'Figures' });
  await expect.element(figures.getByRole('region', { name: /Last 12 months$/ })).toBeVisible();
  await expect.element(figures.getByText('4', { exact: true })).toBeVisible();
  await expectAccessible();
});

test('a teacher sees the own classes only', async () => {
  const { person } = await makeLively(ROLE.teacher);
  await enter(person);
  await open('/statistics?period=week');
  await expect.element(page.getByText(SCRATCH)).toBeVisible();
  await expect.element(page.getByText(/Python 班/)).not.toBeInTheDocument();
  await expect.element(page.getByText('Students now')).not.toBeInTheDocument();
});
