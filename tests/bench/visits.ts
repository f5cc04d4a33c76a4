import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signInOn } from './compare/home-calls.ts';
import { median } from './report.ts';

/** What a browser does to show a page. */
export interface Visit {
  readonly requests: number;
  /** Of all answers, compressed as transferred. */
  readonly bytes: number;
  readonly scriptBytes: number;
  /** Of what had arrived when something was seen for the first time. */
  readonly earlyBytes: number;
  /** Milliseconds to the first paint. */
  readonly firstPaint: number;
  /** Milliseconds to the largest paint. */
  readonly paint: number;
  /** Milliseconds until something that only the server knows is seen; NaN on a page that shows nothing of the kind. */
  readonly dataSeen: number;
}

const VISITS = 3;

const LARGEST_PAINT = `new Promise((resolve) => {
  let time = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) time = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  setTimeout(() => resolve(time), 500);
})`;

const FIRST_PAINT = `(() => {
  const [{ startTime: firstPaint } = { startTime: NaN }] = performance.getEntriesByName('first-contentful-paint');
  const loaded = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const early = loaded.filter(({ responseEnd }) => responseEnd <= firstPaint);
  return { firstPaint, earlyBytes: early.reduce((sum, { transferSize }) => sum + transferSize, 0) };
})()`;

/**
 * Notes in every page when the data of a home are seen: the next lesson of a student, or the first figure of a
 * principal. The frame after the one in which they are written shows them.
 */
const NOTE_DATA = `(() => {
  const isThere = () =>
    document.querySelector('main a[href$="#lessons"] span span')?.textContent ||
    /\\d/.test(document.querySelector('main ul > li p + p')?.textContent ?? '');
  const look = () => {
    if (isThere()) requestAnimationFrame(() => { window.dataSeen = performance.now(); });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

async function visit(
  page: Page,
  address: string,
  cold: boolean,
  slowDown = 1,
): Promise<Visit & { readonly withoutPictures: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (cold) await session.send('Network.clearBrowserCache');
  if (slowDown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const [scripts, pictures] = [new Set<string>(), new Set<string>()];
  const sums = { requests: 0, bytes: 0, scriptBytes: 0, withoutPictures: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    sums.requests += 1;
    if (type === 'Script') scripts.add(requestId);
    if (type === 'Image') pictures.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sums.bytes += encodedDataLength;
    if (scripts.has(requestId)) sums.scriptBytes += encodedDataLength;
    if (!pictures.has(requestId)) sums.withoutPictures += encodedDataLength;
  });
  await page.addInitScript(NOTE_DATA);
  await page.goto(address, { waitUntil: 'networkidle' });
  const paint = await page.evaluate<number>(LARGEST_PAINT);
  const first = await page.evaluate<Pick<Visit, 'firstPaint' | 'earlyBytes'>>(FIRST_PAINT);
  const dataSeen = await page.evaluate<number>('window.dataSeen ?? NaN');
  await session.detach();
  return { ...sums, ...first, paint, dataSeen };
}

/** A page with an empty cache, on a processor that is so much slower. */
export async function visitSlowly(context: BrowserContext, address: string, slowDown: number) {
  const page = await context.newPage();
  const result = await visit(page, address, true, slowDown);
  await page.close();
  return result;
}

async function visitInNewTab(
  context: BrowserContext,
  address: string,
  cold: boolean,
): Promise<Visit> {
  const page = await context.newPage();
  const result = await visit(page, address, cold);
  await page.close();
  return result;
}

/** Of several visits of one page. */
export function medianOf(visits: readonly Visit[]): Visit {
  const of = (name: keyof Visit) => median(visits.map((each) => each[name]));
  return {
    requests: of('requests'),
    bytes: of('bytes'),
    scriptBytes: of('scriptBytes'),
    earlyBytes: of('earlyBytes'),
    firstPaint: of('firstPaint'),
    paint: of('paint'),
    dataSeen: of('dataSeen'),
  };
}

/** A page for visitors with an empty cache. */
export async function visitFirst(browser: Browser, address: string): Promise<Visit> {
  const visits: Visit[] = [];
  for (let index = 0; index < VISITS; index += 1) {
    const context = await browser.newContext({ locale: 'zh-CN' });
    visits.push(await visitInNewTab(context, address, true));
    await context.close();
  }
  return medianOf(visits);
}

/** The home of a remembered session: with an empty cache, and as it is opened again. */
export async function visitHome(
  browser: Browser,
  url: string,
  account: string,
): Promise<Record<'cold' | 'warm', Visit>> {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  await signInOn(page, url, account);
  const home = page.url();
  await page.close();
  const visits = { cold: [] as Visit[], warm: [] as Visit[] };
  for (let index = 0; index < VISITS; index += 1)
    for (const kind of ['cold', 'warm'] as const)
      visits[kind].push(await visitInNewTab(context, home, kind === 'cold'));
  await context.close();
  return { cold: medianOf(visits.cold), warm: medianOf(visits.warm) };
}
