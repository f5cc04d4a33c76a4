import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ROLE } from '#shared/roles.ts';
import { application } from '#tests/screens/harness/loaded.ts';

const { enter, open, turnTo } = application;

const path = (): string => location.pathname;
const account = page.getByRole('textbox', { name: 'Account', exact: true });

test('an unknown route leads to the sign-in, the error page or back', async () => {
  await enter(null);
  await open('/no/such/page');
  expect(path()).toBe('/login');

  await enter(ROLE.teacher);
  await open('/user');
  await expect.element(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  await turnTo('/no/such/page');
  await expect.poll(path).toBe('/user');
});

test('who is signed in does not see the sign-in again', async () => {
  await enter(ROLE.student);
  await open('/login');
  expect(path()).toBe('/dashboard');
});

test('an operator who opens the sign-in of schools is signed out', async () => {
  await enter(ROLE.platform);
  await open('/login');
  await expect.element(account).toBeVisible();
  await turnTo('/admin');
  await expect.poll(path).toBe('/login');
});

test('the error page leads home', async () => {
  await enter(ROLE.student);
  await open('/error');
  await page
    .getByRole('button', { name: 'Go to the home page' })
    .or(page.getByRole('link', { name: 'Go to the home page' }))
    .click();
  await expect.poll(path).toBe('/dashboard');
});
