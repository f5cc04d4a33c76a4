import { expect, type Locator, type Page } from '@playwright/test';

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600;

/** The main menu: at the side, on phones in a drawer that is opened first. */
export async function openMenu(page: Page): Promise<Locator> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Open the menu' }).click();
  return page.getByRole('navigation', { name: 'Main menu' });
}

export async function closeMenu(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Close the menu' }).click();
}

/** Search and filters of a list: above it, on phones behind a button. */
export async function openFilters(page: Page): Promise<void> {
  if (isPhone(page))
    await page.getByRole('button', { name: /^(Search and filter|Filter)/ }).click();
}

/** A row of a list: of the table, or on a phone a card. */
export const rowOf = (page: Page, text: string): Locator =>
  page
    .getByRole('main')
    .getByRole(isPhone(page) ? 'listitem' : 'row')
    .filter({ hasText: text })
    .first();

export const accountButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^My account: / });

/** Opens the avatar menu and takes one of its entries. */
export async function chooseFromAccount(page: Page, entry: string): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

export async function signOut(page: Page): Promise<void> {
  await chooseFromAccount(page, 'Sign out');
  await expect(page).toHaveURL('/login');
}

/** A toast by its text; toasts last two seconds. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').getByText(text);

/** Navigates within the application without loading it again, like the browser's buttons. */
export const turnTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
