import type { Browser, Page } from '@playwright/test';
import { kept } from '#tests/e2e/harness/kept-on-device.ts';
import { signInOn } from './compare/home-calls.ts';
import { openFarNetwork } from './far-network.ts';
import { type Figure, median } from './report.ts';

const TABLET = { width: 1024, height: 768 };
const SLOW_DOWNS = [1, 4] as const;
const VISITS = 5;
/** From a school to the next region of the cloud, and back. */
const ROUND_TRIP_MS = 60;
const PATIENCE_MS = 120_000;
const SECTION = `A child’s home opened again, ${ROUND_TRIP_MS} ms away`;

async function untilKept(page: Page): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while ((await kept(page)).files < 50 && Date.now() < end) await page.waitForTimeout(500);
}

/** Milliseconds until the home has its answers: nothing on it stands for something that is still to come. */
async function visit(page: Page, home: string): Promise<number> {
  await page.goto('about:blank');
  await page.goto(home, { waitUntil: 'commit' });
  const drawn = await page.waitForFunction(
    () => {
      const isWaiting = document.querySelector('.MuiSkeleton-root, [aria-busy=true]') !== null;
      const links = document.querySelectorAll('main a[href]').length;
      return document.querySelector('main h1') && links > 0 && !isWaiting && performance.now();
    },
    undefined,
    { polling: 'raf', timeout: PATIENCE_MS },
  );
  return Number(await drawn.jsonValue());
}

async function visits(
  browser: Browser,
  url: string,
  account: string,
  serviceWorkers: 'allow' | 'block',
): Promise<number[]> {
  const context = await browser.newContext({ locale: 'en-US', viewport: TABLET, serviceWorkers });
  const page = await context.newPage();
  await signInOn(page, url, account);
  const home = page.url();
  if (serviceWorkers === 'allow') await untilKept(page);
  const session = await context.newCDPSession(page);
  const medians: number[] = [];
  for (const rate of SLOW_DOWNS) {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const times: number[] = [];
    for (let index = 0; index < VISITS; index += 1) times.push(await visit(page, home));
    medians.push(median(times));
  }
  await context.close();
  return medians;
}

/** What the worker costs, or saves, where there is a network. */
export async function measureWorker(
  browser: Browser,
  url: string,
  account: string,
): Promise<Figure[]> {
  const network = await openFarNetwork(url, ROUND_TRIP_MS);
  try {
    const figures: Figure[] = [];
    for (const [words, workers] of [
      ['without the worker', 'block'],
      ['with the worker', 'allow'],
    ] as const) {
      const times = await visits(browser, network.url, account, workers);
      for (const [index, rate] of SLOW_DOWNS.entries())
        figures.push({
          section: SECTION,
          what: `${words}, ${rate} × CPU slow-down`,
          value: times[index] ?? Number.NaN,
          unit: 'ms',
        });
    }
    return figures;
  } finally {
    network.close();
  }
}
