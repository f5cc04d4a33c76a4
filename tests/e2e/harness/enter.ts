import type { Page } from '@playwright/test';
import { beginSession, type KeptSession } from './begin-session.ts';
import { keepOnly } from './shared-context.ts';
import type { Credentials } from './sign-in.ts';

const BLANK = 'about:blank';

/** Sessions that accounts have in this process. */
const sessions = new Map<string, KeptSession>();

/**
 * Opens a page as somebody who signed in before, without the screen for it, which has journeys of its own.
 * A test that ends its session signs in itself, or has a person of its own.
 */
export async function enter(page: Page, credentials: Credentials, path = '/'): Promise<void> {
  // A page that is open would follow the new session at once, into the next line's way.
  if (page.url() !== BLANK) await page.goto(BLANK);
  const session = sessions.get(credentials.account) ?? (await beginSession(page, credentials));
  sessions.set(credentials.account, session);
  await keepOnly(page.context(), session);
  await page.goto(path);
}
