import type { Page } from '@playwright/test';
import { portal } from '#shared/portal/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { uploads } from '#shared/uploads/contract.ts';
import { makePhoto, makePng, PROGRAM } from '#tests/factories/picture.ts';
import { countCalls } from '../harness/count-calls.ts';
import { enter } from '../harness/enter.ts';
import { accountButton, chooseFromAccount, signOut, toast } from '../harness/shell.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const CHANGED = 'Changed2026';

async function changePassword(page: Page, old: string, fresh: string, again = fresh) {
  await page.getByLabel(/^Old password/).fill(old);
  await page.getByLabel(/^New password(?! again)/).fill(fresh);
  await page.getByLabel(/^New password again/).fill(again);
  await page.getByRole('button', { name: 'Change password' }).click();
}

async function openPasswordTab(page: Page): Promise<void> {
  await chooseFromAccount(page, 'My account');
  await page.getByRole('tab', { name: 'Change password' }).click();
}

test('a person changes the password, and back', async ({ page, newPerson, accessible }) => {
  const person = await newPerson(ROLE.teacher);
  await signIn(page, person);
  await openPasswordTab(page);
  await accessible();
  await changePassword(page, 'wrong12345', CHANGED);
  await expect(page.getByText(/wrong|incorrect|not correct/i)).toBeVisible();
  await changePassword(page, person.password, CHANGED, `${CHANGED}x`);
  await expect(page.getByText('The passwords don’t match')).toBeVisible();
  await changePassword(page, person.password, person.password);
  await expect(page.getByText('The new password is the same as the old password')).toBeVisible();
  await changePassword(page, person.password, 'no symbols!');
  await expect(
    page.getByText('The password length is 6 to 20 non-special characters'),
  ).toBeVisible();
  await changePassword(page, person.password, CHANGED);
  await expect(page.getByRole('dialog')).toBeHidden();
  await signOut(page);
  await signIn(page, { account: person.account, password: CHANGED });
  await openPasswordTab(page);
  await changePassword(page, CHANGED, person.password);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test(
  'a person edits the profile, and bad values are refused in words',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    await enter(page, await newPerson(ROLE.student));
    await chooseFromAccount(page, 'My account');
    const nickname = page.getByLabel(/^Nickname/);
    const save = page.getByRole('button', { name: 'Save' });
    await expect(nickname).toBeVisible();
    await accessible();
    for (const [value, message] of [
      ['小明🚀', 'The nickname contains special characters'],
      ['', 'Please enter a nickname'],
      ['   ', 'Please enter a nickname'],
    ] as const) {
      await nickname.fill(value);
      await save.click();
      await expect(page.getByText(message)).toBeVisible();
    }
    await nickname.fill('小明2号');
    await expect(page.getByLabel(/^Phone/)).not.toBeEditable();
    const calls = countCalls(page, portal.endpoints.updateInfo);
    await save.dblclick();
    await expect(toast(page, 'successfully')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(calls()).toBe(1);
    await expect(accountButton(page)).toHaveAccessibleName('My account: 小明2号');
  },
);

test(
  'a picture becomes the avatar; a renamed program does not',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    await enter(page, await newPerson(ROLE.teacher), '/user');
    await page.getByRole('button', { name: 'Change avatar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change avatar' });
    const file = dialog.locator('input[type=file]');
    await file.setInputFiles({ name: 'game.png', mimeType: 'image/png', buffer: PROGRAM });
    await expect(dialog.getByRole('alert')).toHaveText(
      'The picture must be of type gif, jpeg, jpg, png or bmp',
    );
    await file.setInputFiles({ name: 'game.exe', mimeType: 'image/png', buffer: makePng(8, 8) });
    await expect(dialog.getByRole('alert')).toBeVisible();
    await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: makePhoto() });
    await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeVisible();
    await accessible();
    const calls = countCalls(page, uploads.endpoints.beginHeader);
    await dialog.getByRole('button', { name: 'Upload avatar' }).dblclick();
    await expect(toast(page, 'Update success')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(calls()).toBe(1);
    const picture = accountButton(page).locator('img');
    await expect(picture).toHaveAttribute('src', /\/media\//);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(200);
  },
);
