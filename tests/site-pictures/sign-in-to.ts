import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#shared/accounts.ts';

/** Signs in and waits until the home stands; the language of the page does not matter. */
export async function signInTo(page: Page, url: string, account: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.locator('input[name=username]').fill(account);
  await page.locator('input[name=password]').fill(DEMO_PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((at) => at.pathname !== '/login');
  await page.waitForLoadState('networkidle');
}
