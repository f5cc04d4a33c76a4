import type { Browser, Page } from '@playwright/test';

export interface Account {
  readonly account: string;
  readonly password: string;
}

/** A laptop's page at the home of somebody who has signed in. */
export async function openHome(
  browser: Browser,
  url: string,
  { account, password }: Account,
): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.locator('input[name=username]').fill(account);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/index');
  return page;
}
