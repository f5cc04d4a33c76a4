import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ROLE } from '#shared/roles.ts';
import { dialog, press } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';

const { enter, open } = application;

test('a student sees the own study information under a purple header', async () => {
  await enter(ROLE.student);
  await open('/student');
  await expect.element(page.getByRole('heading', { name: 'My classes' })).toBeVisible();
  expect(document.title).toMatch(/^My study/);
  const header = page.getByRole('banner').element();
  expect(getComputedStyle(header).backgroundColor).toBe('rgb(91, 59, 158)');
  await press('Change my password');
  await expect.element(dialog()).toBeVisible();
});
