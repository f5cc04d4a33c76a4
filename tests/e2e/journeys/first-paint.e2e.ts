import type { Page } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import { demo } from '../harness/sign-in.ts';
import { expect, ONE_SIZE, test } from '../harness/test.ts';

/** Holds the application's scripts back. Answers what lets them go. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/visit-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const SHIFTS = `new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0)))
    .observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => resolve(0), 300);
})`;

test('what is typed and sent before the scripts run is not lost', ONE_SIZE, async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const { account, password } = demo(ROLE.student);
  await page.getByLabel('Account').fill(account);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
  letGo();
  await expect(page).toHaveURL('/dashboard');
});

for (const path of ['/login', '/admin/login', '/forgotPassword', '/register', '/join'])
  test(`${path} is seen before the scripts run, and does not move when they do`, async ({
    page,
  }) => {
    const letGo = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const drawn = await heading.elementHandle();
    const place = await heading.boundingBox();
    letGo();
    await expect(page.locator('html')).toHaveAttribute('data-alive', '');
    expect(await heading.boundingBox()).toEqual(place);
    expect(await page.evaluate(SHIFTS)).toBeLessThan(0.01);
    // The same element: it was taken over, not drawn again.
    expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
  });

test('a language that was chosen is that of the next document', ONE_SIZE, async ({ page }) => {
  await page.goto('/login');
  await page.getByText('繁體中文', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  const answer = await page.reload();
  expect(await answer?.text()).toContain('data-language="cht"');
  // Without the cookie the document is in another language, and nobody sees it.
  await page.context().clearCookies();
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('form')).toBeAttached();
  await expect(page.locator('form')).toBeHidden();
  letGo();
  await expect(page.getByRole('heading', { name: '歡迎回來' })).toBeVisible();
});
