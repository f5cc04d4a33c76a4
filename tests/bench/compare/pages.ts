import type { Browser, BrowserContext, Page } from '@playwright/test';
import { median } from '../report.ts';
import { signInOn } from './home-calls.ts';

/** What a browser does to show a page. */
export interface Visit {
  readonly requests: number;
  /** Of all answers, compressed as transferred. */
  readonly bytes: number;
  /** Milliseconds to the largest paint. */
  readonly paint: number;
}

const VISITS = 3;

const LARGEST_PAINT = `new Promise((resolve) => {
  let time = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) time = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  setTimeout(() => resolve(time), 300);
})`;

async function visit(
  context: BrowserContext,
  page: Page,
  url: string,
  cold: boolean,
): Promise<Visit> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (cold) await session.send('Network.clearBrowserCache');
  const sums = { requests: 0, bytes: 0 };
  session.on('Network.requestWillBeSent', () => {
    sums.requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sums.bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const paint = await page.evaluate<number>(LARGEST_PAINT);
  await session.detach();
  return { ...sums, paint };
}

const medianOf = (visits: readonly Visit[]): Visit => ({
  requests: median(visits.map(({ requests }) => requests)),
  bytes: median(visits.map(({ bytes }) => bytes)),
  paint: median(visits.map(({ paint }) => paint)),
});

async function measureSignInPage(browser: Browser, url: string): Promise<Visit> {
  const visits: Visit[] = [];
  for (let index = 0; index < VISITS; index += 1) {
    const context = await browser.newContext({ locale: 'zh-CN' });
    visits.push(await visit(context, await context.newPage(), `${url}/login`, true));
    await context.close();
  }
  return medianOf(visits);
}

/** The home of a remembered session: with an empty cache, and as it is opened again. */
async function measureHome(browser: Browser, url: string): Promise<Record<'cold' | 'warm', Visit>> {
  const context = await browser.newContext({ locale: 'zh-CN' });
  await signInOn(await context.newPage(), url, 'demo_student');
  const visits = { cold: [] as Visit[], warm: [] as Visit[] };
  for (let index = 0; index < VISITS; index += 1)
    for (const kind of ['cold', 'warm'] as const) {
      const page = await context.newPage();
      visits[kind].push(await visit(context, page, `${url}/dashboard`, kind === 'cold'));
      await page.close();
    }
  await context.close();
  return { cold: medianOf(visits.cold), warm: medianOf(visits.warm) };
}

export async function measurePages(browser: Browser, url: string): Promise<Record<string, Visit>> {
  const home = await measureHome(browser, url);
  return {
    '/login cold': await measureSignInPage(browser, url),
    'home of a student, cold': home.cold,
    'home of a student, warm': home.warm,
  };
}
