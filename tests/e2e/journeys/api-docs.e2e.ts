import { CALLS } from '#shared/contracts/registry.ts';
import { expect, ONE_SIZE, test } from '../harness/test.ts';

test('the API page lists, finds and explains every call', async ({ page, accessible }) => {
  await page.goto('/api/docs');
  const articles = page.getByRole('article');
  await expect(articles).toHaveCount(CALLS.length);
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  // Some of them stand for all, which are drawn alike: to look at each takes half a minute.
  await page.getByRole('searchbox').fill('password');
  await expect(articles).not.toHaveCount(CALLS.length);
  await accessible();
  await page.getByRole('searchbox').fill('password change');
  await expect(articles).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText(`1 of ${CALLS.length} calls`);
  await articles.getByText(/^Details of/).click();
  await expect(articles.getByRole('rowheader', { name: /old_pass/ })).toBeVisible();
  await accessible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('an address with a call opens it', ONE_SIZE, async ({ page }) => {
  await page.goto('/api/docs/#portal.login');
  await expect(page.getByRole('rowheader', { name: /username/ })).toBeVisible();
});
