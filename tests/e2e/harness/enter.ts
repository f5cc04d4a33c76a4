import type { Page } from '@playwright/test';
import { type Credentials, signIn } from './sign-in.ts';

type Stored = Readonly<Record<string, string>>;

/** A file of the application that runs no script: a place to fill the storage before the first page. */
const QUIET_FILE = '/favicon.svg';

/** What the browser kept after an account's first sign-in in this process. */
const kept = new Map<string, Stored>();

/** Opens a page as somebody who signed in before: the first time through the screen, later from what it left behind. */
export async function enter(page: Page, credentials: Credentials, path = '/'): Promise<void> {
  const stored = kept.get(credentials.account);
  if (stored) {
    await page.goto(QUIET_FILE);
    await page.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
  } else {
    await signIn(page, credentials);
    kept.set(credentials.account, await page.evaluate(() => ({ ...localStorage })));
  }
  await page.goto(path);
}
