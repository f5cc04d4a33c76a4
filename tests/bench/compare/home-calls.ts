import type { Browser, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#shared/people/accounts.ts';
import { type ApiCall, SIGN_IN_PATH } from './caller.ts';

/** Signs in on the page and waits until the home stands. */
export async function signInOn(page: Page, url: string, account: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.locator('input[name=username]').fill(account);
  await page.locator('input[name=password]').fill(DEMO_PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((at) => at.pathname !== '/login');
  await page.waitForLoadState('networkidle');
}

/** The requests to the API that a page makes from now on. */
function callsOf(page: Page): readonly ApiCall[] {
  const calls: ApiCall[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    calls.push({
      method: request.method() === 'GET' ? 'GET' : 'POST',
      path: pathname + search,
      type: request.headers()['content-type'] ?? '',
      body: request.postData() ?? '',
    });
  });
  return calls;
}

/** What a browser asks for a home. */
export interface HomeCalls {
  /** After the answer to the sign-in. */
  readonly signedIn: readonly ApiCall[];
  /** When it remembers the session. */
  readonly remembered: readonly ApiCall[];
}

export async function recordHome(
  browser: Browser,
  url: string,
  account: string,
): Promise<HomeCalls> {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  const calls = callsOf(page);
  await signInOn(page, url, account);
  const after = calls.findIndex(({ path }) => path === `/api/${SIGN_IN_PATH}`) + 1;
  const signedIn = calls.slice(after);
  const before = calls.length;
  await page.reload({ waitUntil: 'networkidle' });
  await context.close();
  return { signedIn, remembered: calls.slice(before) };
}
