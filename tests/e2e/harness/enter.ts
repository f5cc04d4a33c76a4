import type { Page } from '@playwright/test';
import { type Credentials, signIn } from './sign-in.ts';

type State = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** What the browser kept after an account's first sign-in in this process. */
const kept = new Map<string, State>();

/**
 * Opens a page as somebody who signed in before: the first time through the screen, later with what that left behind.
 * A test that ends its session signs in itself, or has a person of its own.
 */
export async function enter(page: Page, credentials: Credentials, path = '/'): Promise<void> {
  const state = kept.get(credentials.account);
  if (state) {
    // A page that is open would follow the new session at once, into the next line's way.
    await page.goto('about:blank');
    await page.context().setStorageState(state);
  } else {
    await signIn(page, credentials, `/login?${new URLSearchParams({ from: path })}`);
    kept.set(credentials.account, await page.context().storageState());
    // The sign-in leads home or on to the screen that was asked for: no need to load it again.
    if (path === '/' || page.url() === new URL(path, page.url()).href) return;
  }
  await page.goto(path);
}
