import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { dialog, expectAt, onLaptop, press } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';
import { makePastDue } from './past-due.scene.ts';

const { enter, open, expectProblems } = application;

type Person = Awaited<ReturnType<typeof newPerson>>;

async function signIn({ account, password }: Person): Promise<void> {
  await enter(null);
  await open('/login');
  await page.getByRole('textbox', { name: 'Account', exact: true }).fill(account);
  await page.getByLabelText(/^Password/).fill(password);
  await press('Sign in');
  await expectAt('/index');
}

const reminder = dialog('Subscription reminder');

test('a school that is past due is reminded after the sign-in', async () => {
  // Not all that a home shows may be read then.
  expectProblems(/^refused: \S+scratch\/tip_offs 2003/);
  await signIn(await makePastDue());
  await expect.element(reminder.getByText(/ended on/)).toBeVisible();
  await expect.element(reminder.getByText(/CODE-1/)).toBeVisible();
  await expectAccessible();
  await onLaptop();
  await expect.poll(() => reminder.element().getBoundingClientRect().width).toBe(580);
  await press('I understand', reminder);
  await expect.element(reminder).not.toBeInTheDocument();
});

test('a school that is past due does not write', async () => {
  await enter(await makePastDue());
  await open('/index');
  await press('I understand', reminder);
  await page.getByRole('button', { name: /^My account: / }).click();
  await page.getByRole('menuitem', { name: 'My account' }).click();
  await page.getByLabelText(/^Nickname/).fill('新名字');
  expectProblems(/^refused/);
  await press('Save');
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/subscription/i);
});

test('a school with time left is not reminded', async () => {
  await signIn(await newPerson(ROLE.principal));
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(dialog().query()).toBeNull();
});
