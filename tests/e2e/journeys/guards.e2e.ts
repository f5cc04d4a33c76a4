import type { Page } from '@playwright/test';
import { homeOf } from '#frontend/src/lib/homes.ts';
import type { Access } from '#shared/endpoint.ts';
import { SIGNED_IN } from '#shared/roles.ts';
import { enter } from '../harness/enter.ts';
import { SCREENS } from '../harness/screens.ts';
import { turnTo } from '../harness/shell.ts';
import { demo } from '../harness/sign-in.ts';
import { expect, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

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
