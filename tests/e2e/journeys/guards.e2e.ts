import type { Page } from '@playwright/test';
import { SCREENS } from '#frontend/src/app/route-table.ts';
import { homeOf } from '#frontend/src/lib/homes.ts';
import { ROLE, SIGNED_IN } from '#shared/roles.ts';
import { enter } from '../harness/enter.ts';
import { isPhone } from '../harness/shell.ts';
import { demo, signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';

/** Within the application, without loading it again, as the browser's buttons do. */
const turnTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** The screens of every size are guarded alike: one size opens each address, the other turns to it. */
const visit = async (page: Page, path: string): Promise<void> => {
  if (isPhone(page)) await turnTo(page, path);
  else await page.goto(path);
};

for (const role of SIGNED_IN) {
  test(`role ${role} lands at home from every screen of others`, async ({ page }) => {
    await enter(page, demo(role));
    await expect(page).toHaveURL(homeOf(role));
    for (const { path, access } of SCREENS) {
      if (access === 'public' || access.includes(role)) continue;
      await visit(page, path);
      await expect(page, path).toHaveURL(homeOf(role));
    }
  });
}

test('without a session every protected screen leads to the sign-in', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Account')).toBeVisible();
  for (const { path, access } of SCREENS) {
    if (access === 'public') continue;
    await visit(page, path);
    await expect(page, path).toHaveURL(`/login?${new URLSearchParams({ from: path })}`);
  }
});

test('an unknown route leads to the sign-in, the error page or back', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/login');
  await enter(page, demo(ROLE.teacher), '/no/such/page');
  await expect(page).toHaveURL('/error');
  await page.goto('/user');
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  await turnTo(page, '/no/such/page');
  await expect(page).toHaveURL('/user');
});

test('who is signed in does not see the sign-in again', async ({ page }) => {
  await enter(page, demo(ROLE.student), '/login');
  await expect(page).toHaveURL('/dashboard');
});

test('an operator who opens the sign-in of schools is signed out', async ({ page }) => {
  await signIn(page, demo(ROLE.platform), '/admin/login');
  await page.goto('/login');
  await expect(page.getByLabel('Account')).toBeVisible();
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login/);
});

test('the error page is accessible and leads home', async ({ page, accessible }) => {
  await enter(page, demo(ROLE.student), '/error');
  await accessible();
  await page
    .getByRole('button', { name: 'Go to the home page' })
    .or(page.getByRole('link', { name: 'Go to the home page' }))
    .click();
  await expect(page).toHaveURL('/dashboard');
});
