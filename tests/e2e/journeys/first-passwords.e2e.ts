import type { Locator, Page } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import { enter } from '../harness/enter.ts';
import { toast } from '../harness/shell.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, SELDOM, test } from '../harness/test.ts';

const SHAPE = /^[a-z]{6}[2-9]{3}$/;
const NAME = '顾小满';

const press = (at: Page | Locator, name: string): Promise<void> =>
  at.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page): Locator => page.getByRole('dialog');

const passwordOf = (place: Locator): Locator => place.getByText(SHAPE);

async function passwordIn(place: Locator): Promise<string> {
  await expect(passwordOf(place)).toBeVisible();
  return (await passwordOf(place).textContent()) ?? '';
}

async function chooseFor(page: Page, action: string): Promise<void> {
  await press(page, `Actions for ${NAME}`);
  await page.getByRole('menuitem', { name: action }).click();
}

test(
  'a principal sees, passes on and renews the first password of the school',
  SELDOM,
  async ({ page, browser, baseURL, newPerson, accessible }) => {
    test.slow();
    await enter(page, await newPerson(ROLE.principal), '/eduinfo');
    const section = page.getByRole('region', { name: 'First password of the school' });
    await expect(passwordOf(section)).toBeHidden();
    await press(section, 'Show');
    const first = await passwordIn(section);
    await accessible();
    await press(section, 'Renew');
    await press(dialog(page), 'Renew');
    await expect(toast(page, 'The first password is renewed')).toBeVisible();
    await expect(passwordOf(section)).not.toHaveText(first);
    const renewed = await passwordIn(section);

    await page.goto('/student');
    await page.getByRole('button', { name: 'Add a student' }).first().click();
    await dialog(page).getByLabel('Name', { exact: false }).first().fill(NAME);
    await press(dialog(page), 'Add a student');
    await expect(dialog(page)).toContainText(`${NAME} has been added`);
    expect(await passwordIn(dialog(page))).toBe(renewed);
    const account = (await dialog(page).getByRole('definition').first().textContent()) ?? '';
    await accessible();
    await press(dialog(page), 'Done');

    const child = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' });
    const tablet = await child.newPage();
    await tablet.goto('/login');
    await signIn(tablet, { account, password: renewed });
    await expect(dialog(tablet)).toContainText('Choose your own password');

    await chooseFor(page, 'Reset password');
    await press(dialog(page), 'Reset password');
    await expect(dialog(page).getByRole('definition')).toHaveText(renewed);
    await accessible();
    await press(dialog(page), 'Close');
    await expect(dialog(page)).toBeHidden();

    await chooseFor(page, 'Revoke card');
    await press(dialog(page), 'Revoke card');
    await expect(toast(page, '1 card revoked')).toBeVisible();
    await child.close();
  },
);
