import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { dialog } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';

const { addressOf, enter, open } = application;

test.each([
  ['a live teacher', ROLE.liveTeacher, '/liveManagement'],
  ['an operator', ROLE.platform, '/admin'],
])('%s is told who reads reports, and goes home', async (_, role, home) => {
  const address = await addressOf('/reportDialog');
  await enter(role);
  await open(home);
  await open(address);
  expect(location.pathname).toBe('/reportDialog');
  await expect.element(dialog('Preview').getByText(/^Reports are read by/)).toBeVisible();
  await expectAccessible();
});

test.each([
  ['a student', ROLE.student],
  ['a live teacher', ROLE.liveTeacher],
])('/notice shows %s their notices', async (_, role) => {
  await enter(role);
  await open('/notice');
  await expect.element(page.getByRole('main').getByRole('tab').first()).toBeVisible();
  expect(location.pathname).toBe('/notice');
});

test.each([
  ['a teacher', ROLE.teacher],
  ['a student', ROLE.student],
])('the personal centre of %s stands outside the shell', async (_, role) => {
  await enter(role);
  await open('/personCenter');
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Personal centre');
  expect(page.getByRole('navigation', { name: 'Main menu' }).query()).toBeNull();
  await expectAccessible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect.poll(() => location.pathname).not.toBe('/personCenter');
});
