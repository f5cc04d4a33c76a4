import type { Page } from '@playwright/test';
import { CALLS } from '#shared/registry.ts';
import { expect, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const SOME = 12;

/** All calls have the same layout; checking the tables of each takes half a minute. */
const keepSome = (page: Page): Promise<void> =>
  page.locator('article').evaluateAll((all, some) => {
    const shown = all.filter((each) => each.getClientRects().length > 0).slice(0, some);
    for (const each of all) if (!shown.includes(each)) each.remove();
  }, SOME);

test('the API page lists, finds and explains every call', async ({ page, accessible }) => {
  await page.goto('/api/docs');
  const articles = page.getByRole('article');
  await expect(articles).toHaveCount(CALLS.length);
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  await page.getByRole('searchbox').fill('update_pass');
  await expect(articles).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText(`1 of ${CALLS.length} calls`);
  await articles.getByText(/^Details of/).click();
  await expect(articles.getByRole('rowheader', { name: /old_pass/ })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await keepSome(page);
  await accessible();
});

test('an address with a call opens it', SELDOM_ONE_SIZE, async ({ page, accessible }) => {
  await page.goto('/api/docs/#portal.login');
  await expect(page.getByRole('rowheader', { name: /username/ })).toBeVisible();
  await keepSome(page);
  await accessible();
});
