import type { Browser, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#shared/people/accounts.ts';
import type { ApiCall } from './caller.ts';

/** Signs in on the page and waits until the home stands. */
export async function signInOn(page: Page, url: string, account: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.locator('input[name=username]').fill(account);
  await page.locator('input[name=password]').fill(DEMO_PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((at) => at.pathname !== '/login');
  await page.waitForLoadState('networkidle');
}

/** The requests to the API that a browser makes for a home when it remembers the session. */
export async function recordHome(
  browser: Browser,
  url: string,
  account: string,
): Promise<ApiCall[]> {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  await signInOn(page, url, account);
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
  await page.reload({ waitUntil: 'networkidle' });
  await context.close();
  return calls;
}
