import type { Browser, Page } from '@playwright/test';

export interface Account {
  readonly account: string;
  readonly password: string;
}

const QUIET_MS = 500;

/** Waits until requests are answered and drawn; `networkidle` works only while a page loads. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForTimeout(QUIET_MS);
  await page.evaluate('new Promise((resolve) => requestIdleCallback(() => resolve()))');
}

/** Signs in, and answers as soon as the home is opened. */
export async function signIn(
  page: Page,
  url: string,
  { account, password }: Account,
  home: string,
): Promise<void> {
  await page.goto(`${url}/login`);
  await page.locator('input[name=username]').fill(account);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(home);
}

/** A page of a laptop's size with the home of a signed-in user. */
export async function openHome(browser: Browser, url: string, account: Account): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await signIn(page, url, account, '**/index');
  return page;
}
