import type { Browser, Page } from '@playwright/test';

export interface Account {
  readonly account: string;
  readonly password: string;
}

const QUIET_MS = 500;
const REHEARSAL_MS = 30_000;

/** Until what was asked for is there and drawn: `networkidle` is of the loading of a page only. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForTimeout(QUIET_MS);
  await page.evaluate('new Promise((resolve) => requestIdleCallback(() => resolve()))');
}

/** Until what people open next is made ready: they look at where they are for longer than that. */
export const untilRehearsed = (page: Page): Promise<unknown> =>
  page.evaluate(`new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('nothing was rehearsed')), ${REHEARSAL_MS});
    const watch = new PerformanceObserver((marks) => {
      if (marks.getEntriesByName('rehearsed').length > 0) resolve();
    });
    watch.observe({ type: 'mark', buffered: true });
  })`);

/** A laptop's page at the home of somebody who has signed in; `blocked` are addresses that fail. */
export async function openHome(
  browser: Browser,
  url: string,
  { account, password }: Account,
  blocked: readonly string[] = [],
): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en',
    viewport: { width: 1440, height: 900 },
  });
  for (const each of blocked) await context.route(each, (route) => route.abort());
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.locator('input[name=username]').fill(account);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/index');
  return page;
}
