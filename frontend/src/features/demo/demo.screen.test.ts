import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { press } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';

const { enter, open } = application;

test.each([
  ['Principal', '/index'],
  ['Teacher', '/index'],
  ['Student', '/dashboard'],
  ['Live teacher', '/liveManagement'],
])('a visitor chooses %s, and needs no account', async (role, home) => {
  await enter(null);
  await open('/demo');
  const button = page.getByRole('button', { name: role, exact: true });
  await expect.element(button).toBeVisible();
  await expectAccessible();
  await button.click();
  await expect.poll(() => location.pathname).toBe(home);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('whoever is signed in is told that a role signs them out', async () => {
  await enter(await newPerson(ROLE.teacher, {}, { name: 'Ann', nick: 'Ann' }));
  await open('/demo');
  await expect.element(page.getByText(/^You are signed in as Ann\./)).toBeVisible();
  await press('Student');
  await expect.poll(() => location.pathname).toBe('/dashboard');
});
