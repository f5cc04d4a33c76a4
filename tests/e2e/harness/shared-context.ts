import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

interface Shared {
  readonly context: BrowserContext;
  /** Stays open, so that the process with the application's compiled scripts does. */
  readonly keeper: Page;
  readonly session: CDPSession;
}

/** A page of the application's origin without the application, which asks for nothing, not even an icon. */
const KEEPER = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };

const shared = new Map<string, Shared>();

async function open(browser: Browser): Promise<Shared> {
  const context = await browser.newContext();
  const keeper = await context.newPage();
  await keeper.route('**/*', (route) => route.fulfill(KEEPER));
  await keeper.goto('/');
  return { context, keeper, session: await context.newCDPSession(keeper) };
}

/** Everything that a test could leave behind, but for what the browser has downloaded and compiled. */
async function clear({ context, keeper, session }: Shared): Promise<void> {
  for (const page of context.pages()) if (page !== keeper) await page.close();
  const { origin } = new URL(keeper.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await Promise.all([context.clearCookies(), context.clearPermissions(), context.unrouteAll()]);
}

/**
 * A context that the tests of a worker have one after the other, each finding it empty: a new one would
 * start processes, download and compile the application again, which costs more than most journeys.
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
