import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { untilAhead } from '#tests/e2e/harness/editor-ahead.ts';
import { kept } from '#tests/e2e/harness/kept-on-device.ts';
import { CHROMIUM_FLAGS } from '#tests/runner/chromium-flags.ts';
import { atMost, type Figure } from './report.ts';
import { type Account, signIn } from './sign-in.ts';

const SECTION = 'Scratch editor';
/** A fast computer, a slow laptop, a very slow one. */
const SLOW_DOWNS = [1, 4, 6] as const;
/** By a tap from the home, where the editor waits: this part of a warm start by its address, on the same machine. */
const BY_TAP_SHARE = 0.5;
const FIRST_MB = 6;
const AGAIN_KB = 100;
const PATIENCE_MS = 120_000;
const VIEWPORT = { width: 1440, height: 900 };

/** A browser with a profile on the disk, which is where it keeps compiled scripts. */
async function withProfile<T>(
  executablePath: string,
  use: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), 'bench-profile-'));
  try {
    const options = { executablePath, args: CHROMIUM_FLAGS, locale: 'en-US', viewport: VIEWPORT };
    const context = await chromium.launchPersistentContext(profile, options);
    try {
      return await use(context);
    } finally {
      await context.close();
    }
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

/** Transferred bytes of contents, without those from the cache. */
async function countBytes(session: CDPSession): Promise<() => number> {
  let bytes = 0;
  session.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => bytes;
}

const untilReady = (page: Page): Promise<void> =>
  page
    .locator('header button:not([disabled])', { hasText: 'Save' })
    .waitFor({ timeout: PATIENCE_MS });

/** Time until the editor is ready for use, by its address. */
async function open(page: Page, url: string): Promise<number> {
  await page.goto('about:blank');
  const began = performance.now();
  await page.goto(`${url}/scratch/new`);
  await untilReady(page);
  return performance.now() - began;
}

/** Milliseconds of the longest task of the page from now on: so long a tap may wait. */
async function watchTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const tasks: number[] = [0];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });
  return () => page.evaluate(() => Math.max(...(window as unknown as { tasks: number[] }).tasks));
}

/** The same from a child's home, by a tap: behind it the editor waits. */
async function openFromHome(page: Page, home: string) {
  await page.goto(home);
  const create = page.locator('main a[href="/scratch/new"]').first();
  await create.waitFor({ timeout: PATIENCE_MS });
  const longest = await watchTasks(page);
  await untilAhead(page);
  await page.evaluate('new Promise((resolve) => requestIdleCallback(() => resolve()))');
  const busy = await longest();
  const began = performance.now();
  await create.click();
  await untilReady(page);
  return { ms: performance.now() - began, busy };
}

/** A tablet that was used before has fetched the editor while its home was idle. */
async function untilFetched(page: Page, home: string): Promise<void> {
  await page.goto(home);
  const end = Date.now() + PATIENCE_MS;
  while ((await kept(page)).editor < 2 && Date.now() < end) await page.waitForTimeout(500);
}

async function visits(context: BrowserContext, url: string, child: Account, rate: number) {
  const page = context.pages()[0] ?? (await context.newPage());
  // The home has no time to fetch the editor.
  await signIn(page, url, child, '**/dashboard');
  const home = page.url();
  const session = await context.newCDPSession(page);
  const bytes = await countBytes(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const first = { ms: await open(page, url), bytes: bytes() };
  await untilFetched(page, home);
  const fetched = await open(page, url);
  const before = bytes();
  const again = { ms: await open(page, url), bytes: bytes() - before };
  return { first, fetched, again, home: await openFromHome(page, home) };
}

const inSeconds = (ms: number) => Math.round(ms / 100) / 10;

/** Loading time and transferred bytes of the editor on a child's device: at first, and when it knows the editor. */
export async function measureEditor(
  url: string,
  executablePath: string,
  child: Account,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const rate of SLOW_DOWNS) {
    const measured = await withProfile(executablePath, (context) =>
      visits(context, url, child, rate),
    );
    const ready = (what: string, ms: number): Figure => ({
      section: SECTION,
      what: `ready at ${rate} × CPU slow-down, ${what}`,
      value: inSeconds(ms),
      unit: 's',
    });
    const { first, fetched, again, home } = measured;
    figures.push(
      ready('nothing kept', first.ms),
      ready('fetched', fetched),
      ready('fetched and opened before', again.ms),
      {
        ...ready('by a tap on the home, where it waits', home.ms),
        limit: atMost(inSeconds(home.ms), inSeconds(again.ms * BY_TAP_SHARE), 's'),
      },
      {
        section: SECTION,
        what: `longest task of the home at ${rate} × while it starts behind it`,
        value: Math.round(home.busy),
        unit: 'ms',
      },
    );
    if (rate === 1) figures.push(...loaded(first.bytes / 1e6, again.bytes / 1000));
  }
  return figures;
}

const loaded = (firstMb: number, againKb: number): Figure[] => [
  {
    section: SECTION,
    what: 'compressed, nothing kept',
    value: firstMb,
    unit: 'MB',
    limit: atMost(firstMb, FIRST_MB, 'MB'),
  },
  {
    section: SECTION,
    what: 'compressed, fetched and opened before',
    value: againKb,
    unit: 'kB',
    limit: atMost(againKb, AGAIN_KB, 'kB'),
  },
];
