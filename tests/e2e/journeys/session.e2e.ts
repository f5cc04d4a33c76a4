import type { Page } from '@playwright/test';
import { API_BASE } from '#shared/endpoint.ts';
import { portal } from '#shared/portal/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { enter } from '../harness/enter.ts';
import { signOut } from '../harness/shell.ts';
import { expect, ONE_SIZE, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const storedToken = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.idToken'));
    return localStorage.getItem(key ?? '') ?? '';
  });

test(
  'two tabs: one signs out, both are out',
  SELDOM_ONE_SIZE,
  async ({ page, context, newPerson }) => {
    await enter(page, await newPerson(ROLE.teacher));
    const other = await context.newPage();
    await other.goto('/user');
    await expect(other.getByRole('heading', { name: 'My account' })).toBeVisible();
    await signOut(page);
    await expect(other).toHaveURL('/login');
  },
);

test(
  'a session that has ended on the server leads to the sign-in',
  ONE_SIZE,
  async ({ page, newPerson }) => {
    const person = await newPerson(ROLE.teacher);
    await enter(page, person);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.request.post(`${API_BASE}/${portal.endpoints.logout.path}`, {
      headers: { authorization: `${await storedToken(page)}_${person.userId}` },
    });
    await page.goto('/user');
    await expect(page).toHaveURL('/login?from=%2Fuser');
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(kept['classroom.overdue']).toBe('1');
    expect(kept['classroom.user']).toBeUndefined();
  },
);

test(
  'a page that had no network for longer than a token lasts goes on when it is back',
  SELDOM_ONE_SIZE,
  async ({ browser, baseURL, newPerson }) => {
    const person = await newPerson(ROLE.principal);
    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' });
    await context.clock.install();
    const page = await context.newPage();
    await enter(page, person, '/student');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    await context.clock.fastForward('02:00:00');
    const search = page.getByRole('searchbox').first();
    await search.fill('wang');
    // Only now the code that renews tokens is loaded.
    await context.setOffline(false);
    await search.fill('zhang');
    await expect(page.getByText('No results')).toBeVisible();
    await context.close();
  },
);
