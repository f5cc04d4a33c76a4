import type { Page } from '@playwright/test';
import { homeOf } from '#frontend/src/lib/homes.ts';
import type { Access } from '#shared/endpoint.ts';
import { ROLE, SIGNED_IN } from '#shared/roles.ts';
import { enter } from '../harness/enter.ts';
import { SCREENS } from '../harness/screens.ts';
import { turnTo } from '../harness/shell.ts';
import { demo, signIn } from '../harness/sign-in.ts';
import { expect, ONE_SIZE, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const OPENED_ONE_IN = 30;

/**
 * Navigates to every address. Only some addresses are opened by loading the application, different ones for each
 * role: the guard is the same, and loading takes most of the time.
 */
async function visitAll(
  page: Page,
  isForbidden: (access: Access) => boolean,
  arrives: (path: string) => Promise<void>,
  first = 0,
): Promise<void> {
  const paths = SCREENS.filter(({ access }) => isForbidden(access)).map(({ path }) => path);
  for (const [index, path] of paths.entries()) {
    if (index % OPENED_ONE_IN === first) await page.goto(path);
    else await turnTo(page, path);
    await arrives(path);
  }
}

for (const [index, role] of SIGNED_IN.entries()) {
  test(
    `role ${role} lands at home from every screen of others`,
    SELDOM_ONE_SIZE,
    async ({ page }) => {
      await enter(page, demo(role));
      await expect(page).toHaveURL(homeOf(role));
      await visitAll(
        page,
        (access) => access !== 'public' && !access.includes(role),
        (path) => expect(page, path).toHaveURL(homeOf(role)),
        index,
      );
    },
  );
}

test(
  'without a session every protected screen leads to the sign-in',
  SELDOM_ONE_SIZE,
  async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('textbox', { name: 'Account', exact: true })).toBeVisible();
    await visitAll(
      page,
      (access) => access !== 'public',
      (path) => expect(page, path).toHaveURL(`/login?${new URLSearchParams({ from: path })}`),
    );
  },
);

test(
  'an unknown route leads to the sign-in, the error page or back',
  ONE_SIZE,
  async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page).toHaveURL('/login');
    await enter(page, demo(ROLE.teacher), '/no/such/page');
    await expect(page).toHaveURL('/error');
    await page.goto('/user');
    await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
    await turnTo(page, '/no/such/page');
    await expect(page).toHaveURL('/user');
  },
);

test('who is signed in does not see the sign-in again', ONE_SIZE, async ({ page }) => {
  await enter(page, demo(ROLE.student), '/login');
  await expect(page).toHaveURL('/dashboard');
});

test('an operator who opens the sign-in of schools is signed out', ONE_SIZE, async ({ page }) => {
  await signIn(page, demo(ROLE.platform), '/admin/login');
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: 'Account', exact: true })).toBeVisible();
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
