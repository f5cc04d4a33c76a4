import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '#tests/runner/chromium-flags.ts';
import { atMost, type Figure } from './report.ts';
import { type Account, openHome } from './sign-in.ts';

const SECTION = 'Scratch editor';
/** A fast computer, a slow laptop, a very slow one. */
const SLOW_DOWNS = [1, 4, 6] as const;
const FIRST_MB = 6;
const AGAIN_KB = 100;
const PATIENCE_MS = 120_000;

/** Transferred bytes of contents, without those from the cache. */
async function countBytes(session: CDPSession): Promise<() => number> {
  let bytes = 0;
  session.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => bytes;
}

/** Time until the editor is ready for use. */
async function open(page: Page, url: string): Promise<number> {
  const began = performance.now();
  await page.goto(`${url}/scratch/new`);
  await page
    .locator('header button:not([disabled])', { hasText: 'Save' })
    .waitFor({ timeout: PATIENCE_MS });
  return performance.now() - began;
}

async function visits(browser: Browser, url: string, account: Account, rate: number) {
  const page = await openHome(browser, url, account);
  const session = await page.context().newCDPSession(page);
  const bytes = await countBytes(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const first = { ms: await open(page, url), bytes: bytes() };
  await page.goto('about:blank');
  const again = { ms: await open(page, url), bytes: bytes() - first.bytes };
  await page.context().close();
  return { first, again };
}

const inSeconds = (ms: number) => Math.round(ms / 100) / 10;

/** Loading time and transferred bytes of the editor, with an empty cache and with a full one. */
export async function measureEditor(
  url: string,
  executablePath: string,
  account: Account,
): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const figures: Figure[] = [];
    for (const rate of SLOW_DOWNS) {
      const { first, again } = await visits(browser, url, account, rate);
      const ready = (what: string, ms: number): Figure => ({
        section: SECTION,
        what: `ready at ${rate} × CPU slow-down, ${what}`,
        value: inSeconds(ms),
        unit: 's',
      });
      figures.push(ready('empty cache', first.ms), ready('full cache', again.ms));
      if (rate === 1) figures.push(...loaded(first.bytes / 1e6, again.bytes / 1000));
    }
    return figures;
  } finally {
    await browser.close();
  }
}

const loaded = (firstMb: number, againKb: number): Figure[] => [
  {
    section: SECTION,
    what: 'compressed, empty cache',
    value: firstMb,
    unit: 'MB',
    limit: atMost(firstMb, FIRST_MB, 'MB'),
  },
  {
    section: SECTION,
    what: 'compressed, full cache',
    value: againKb,
    unit: 'kB',
    limit: atMost(againKb, AGAIN_KB, 'kB'),
  },
];
