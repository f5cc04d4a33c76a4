import { ROLE } from '#shared/roles.ts';
import { sendNotices } from '#tests/factories/notice.ts';
import { enter } from '../harness/enter.ts';
import { accountButton, signOut, toast } from '../harness/shell.ts';
import { demo, signIn } from '../harness/sign-in.ts';
import { expect, ONE_SIZE, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

test(
  'the bell counts what is unread, up to 99, and nothing at 0',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson }) => {
    const person = await newPerson(ROLE.teacher);
    await enter(page, person);
    await expect(page.getByRole('button', { name: 'Notices, none unread' })).toBeVisible();
    await sendNotices(person, 100);
    await page.reload();
    const bell = page.getByRole('button', { name: /^Notices, 100 unread/ });
    await expect(bell).toContainText('99+');
    await bell.click();
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Notices, 99 unread/ })).toBeVisible();
  },
);

test('a demo account switches its role', SELDOM_ONE_SIZE, async ({ page, accessible }) => {
  await signIn(page, demo(ROLE.principal));
  const menu = page.getByRole('button', { name: 'Switch role' });
  await menu.click();
  await accessible();
  await page.getByRole('menuitemradio', { name: 'Principal' }).click();
  await expect(toast(page, 'You are already in the role: Principal')).toBeVisible();
  await menu.click();
  await page.getByRole('menuitemradio', { name: 'Student' }).click();
  await expect(toast(page, 'You are now: Student')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('nobody but a demo account can switch roles', SELDOM_ONE_SIZE, async ({ page, newPerson }) => {
  await enter(page, await newPerson(ROLE.principal));
  await expect(accountButton(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Switch role' })).toHaveCount(0);
});

test('signing out leaves nothing to go back to', ONE_SIZE, async ({ page, newPerson }) => {
  const person = await newPerson(ROLE.teacher);
  await enter(page, person);
  await page.goto('/user');
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  await signOut(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(person.account)).toHaveCount(0);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => /user|role|menu|token/i.test(key))).toEqual([]);
});
