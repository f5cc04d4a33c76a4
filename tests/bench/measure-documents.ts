import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { makeDrawingLayer } from '#infra/drawing-layer/make-layer.ts';
import { CHROMIUM_FLAGS } from '#tests/runner/chromium-flags.ts';
import { askChild } from './child.ts';
import type { DocumentsReport } from './documents-process.ts';
import { atMost, type Figure, median } from './report.ts';

const SECTION = 'Reports for families';
const SLOWEST_MS = 10_000;
const PAGE = { kB: 120, paintMs: 1500, slowDown: 4, visits: 3 };
const PHONE = { width: 390, height: 844 };

interface LayerSize {
  readonly unpacked: number;
  readonly packed: number;
}

/**
 * Bytes of the layer of the function. Packed as an archive packs it, each file by itself; undefined, and said so, where
 * its packages are not fetched.
 */
function layerSize(): LayerSize | undefined {
  const dir = mkdtempSync(join(tmpdir(), 'bench-layer-'));
  try {
    makeDrawingLayer(dir);
    const files = readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
    const sum = (sizes: readonly number[]) => sizes.reduce((one, other) => one + other, 0);
    return {
      unpacked: sum(files.map(({ length }) => length)),
      packed: sum(files.map((bytes) => deflateRawSync(bytes).length)),
    };
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('npm run drawing-layer'))) throw error;
    console.log(`The layer is not measured. ${error.message}`);
    return undefined;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function layerFigures(): Figure[] {
  const size = layerSize();
  if (!size) return [];
  return [
    figure('layer of the function, unpacked', size.unpacked / 1e6, 'MB', 200),
    figure('layer of the function, packed', size.packed / 1e6, 'MB'),
  ];
}

interface Visit {
  readonly requests: number;
  readonly bytes: number;
  readonly paint: number;
}

const largestPaint = (): Promise<number> =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });

async function visit(page: Page, address: string): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: PAGE.slowDown });
  let [requests, bytes] = [0, 0];
  session.on('Network.responseReceived', () => {
    requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(largestPaint);
  await session.detach();
  return { requests, bytes, paint };
}

async function visitPage(url: string, executablePath: string, token: string): Promise<Visit> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const visits: Visit[] = [];
    // The first one draws the thumbnails.
    for (let index = 0; index <= PAGE.visits; index += 1) {
      const context = await browser.newContext({ locale: 'zh-CN', viewport: PHONE });
      visits.push(await visit(await context.newPage(), `${url}/r/${token}`));
      await context.close();
    }
    const later = visits.slice(1);
    return {
      requests: median(later.map(({ requests }) => requests)),
      bytes: median(later.map(({ bytes }) => bytes)),
      paint: median(later.map(({ paint }) => paint)),
    };
  } finally {
    await browser.close();
  }
}

const figure = (what: string, value: number, unit: string, most?: number): Figure => ({
  section: SECTION,
  what,
  value,
  unit,
  limit: most === undefined ? undefined : atMost(value, most, unit),
});

/** What drawing a report takes, and what a phone loads of its page. */
export async function measureDocuments(
  url: string,
  env: Readonly<Record<string, string>>,
  executablePath: string,
): Promise<Figure[]> {
  const { drawn, memory, token } = await askChild<DocumentsReport>('documents-process.ts', env, 1);
  const page = await visitPage(url, executablePath, token);
  return [
    ...drawn.flatMap(({ what, ms, bytes }) => [
      figure(what, ms, 'ms', SLOWEST_MS),
      figure(`${what}: size`, bytes / 1000, 'kB'),
    ]),
    figure('memory of a process that draws, at most', memory / 1e6, 'MB', 1769),
    ...layerFigures(),
    figure('page on a phone: requests', page.requests, ''),
    figure('page on a phone: all bytes', page.bytes / 1000, 'kB', PAGE.kB),
    figure('page on a phone: largest paint', page.paint, 'ms', PAGE.paintMs),
  ];
}
