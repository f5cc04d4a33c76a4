import { expect, type Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '#shared/people/accounts.ts';
import type { Role } from '#shared/roles.ts';

export interface Credentials {
  readonly account: string;
  readonly password: string;
}

export const DEMO_PASSWORD = 'demo123456';

export const demo = (role: Role): Credentials => ({
  account: DEMO_ACCOUNTS[role] ?? '',
  password: DEMO_PASSWORD,
});

/** Fills in and sends the sign-in form that is on the screen. */
export async function fillSignIn(page: Page, { account, password }: Credentials): Promise<void> {
  await page.getByRole('textbox', { name: 'Account', exact: true }).fill(account);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in on the screen; ends on the page after it. */
export async function signIn(page: Page, credentials: Credentials, at = '/login'): Promise<void> {
  await page.goto(at);
  await fillSignIn(page, credentials);
  await expect(page).not.toHaveURL(/login/);
}
