import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '#tests/runner/chromium-flags.ts';
import { atMost, type Figure, median } from './report.ts';

const SECTION = 'First visit of /login';
const VISITS = 3;
const SCRIPT_KB = 200;
interface Visit {
  readonly requests: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly largestPaint: number;
}

const LARGEST_PAINT = `new Promise((resolve) => {
  let time = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) time = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  setTimeout(() => resolve(time), 500);
})`;

/** With an empty cache; compressed bytes as transferred. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const scripts = new Set<string>();
  const sums = { requests: 0, bytes: 0, scriptBytes: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => {
    sums.requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    sums.bytes += encodedDataLength;
    if (scripts.has(requestId)) sums.scriptBytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(`${url}/login`, { waitUntil: 'networkidle' });
  const largestPaint = await page.evaluate<number>(LARGEST_PAINT);
  await context.close();
  return { ...sums, largestPaint };
}

/** What a browser loads at the first visit until the user can sign in. */
export async function measureFirstVisit(url: string, executablePath: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const visits: Visit[] = [];
    for (let index = 0; index < VISITS; index += 1) visits.push(await visit(browser, url));
    const of = (name: keyof Visit) => median(visits.map((each) => each[name]));
    const script = of('scriptBytes') / 1000;
    return [
      { section: SECTION, what: 'requests', value: of('requests'), unit: '' },
      { section: SECTION, what: 'compressed, all', value: of('bytes') / 1000, unit: 'kB' },
      {
        section: SECTION,
        what: 'compressed, JavaScript',
        value: script,
        unit: 'kB',
        limit: atMost(script, SCRIPT_KB, 'kB'),
      },
      { section: SECTION, what: 'largest paint', value: of('largestPaint'), unit: 'ms' },
    ];
  } finally {
    await browser.close();
  }
}
