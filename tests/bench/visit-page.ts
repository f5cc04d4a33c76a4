import type { BrowserContext } from '@playwright/test';

export interface Visit {
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

/** What an address loads in a new tab; compressed bytes as transferred. */
export async function visitPage(context: BrowserContext, address: string): Promise<Visit> {
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
  await page.goto(address, { waitUntil: 'networkidle' });
  const largestPaint = await page.evaluate<number>(LARGEST_PAINT);
  await page.close();
  return { ...sums, largestPaint };
}
