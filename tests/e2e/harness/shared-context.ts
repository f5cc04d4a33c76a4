import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { cloudUrl } from './cloud-report.ts';
import { LITTLE, setMemory } from './set-memory.ts';

interface Shared {
  readonly context: BrowserContext;
  /** Stays open to keep the process with the application's compiled scripts. */
  readonly keeper: Page;
  readonly session: CDPSession;
}

/** An empty page of the application's origin that makes no requests, not even for an icon. */
const KEEPER = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };

const shared = new Map<string, Shared>();

async function open(browser: Browser): Promise<Shared> {
  const context = await browser.newContext();
  await setMemory(context, LITTLE);
  const keeper = await context.newPage();
  await keeper.route('**/*', (route) => route.fulfill(KEEPER));
  await keeper.goto('/');
  return { context, keeper, session: await context.newCDPSession(keeper) };
}

const originOf = ({ keeper }: Shared): string => new URL(keeper.url()).origin;

const clearStorage = async (opened: Shared): Promise<void> =>
  void (await opened.session.send('Storage.clearDataForOrigin', {
    origin: originOf(opened),
    storageTypes: 'all',
  }));

/** Removes all that a test may leave behind, but keeps downloaded and compiled scripts. */
async function clear(opened: Shared): Promise<void> {
  const { context, keeper } = opened;
  for (const page of context.pages()) if (page !== keeper) await page.close();
  await clearStorage(opened);
  await Promise.all([context.clearCookies(), context.clearPermissions(), context.unrouteAll()]);
}

/**
 * A context that the tests of a worker share one after the other, emptied for each. A new one would start
 * processes and load and compile the application again, which takes longer than most journeys.
 */
export async function withSharedContext(
  browser: Browser,
  { kind, headers }: { readonly kind: string; readonly headers: Readonly<Record<string, string>> },
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const found = shared.get(kind) ?? (await open(browser));
  shared.set(kind, found);
  await found.context.setExtraHTTPHeaders(headers);
  await use(found.context);
  await clear(found);
}

/** Sets the browser's storage to exactly these values, for the next start of the application. */
export async function keepOnly(
  context: BrowserContext,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const opened = [...shared.values()].find((each) => each.context === context);
  if (opened) {
    await clearStorage(opened);
    return opened.keeper.evaluate((kept) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
    }, values);
  }
  const { origin } = new URL(cloudUrl());
  const kept = Object.entries(values).map(([name, value]) => ({ name, value }));
  await context.setStorageState({ cookies: [], origins: [{ origin, localStorage: kept }] });
}
