import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '#tests/runner/chromium-flags.ts';
import { fromKeyToRows, scrollRows } from './list-screen.ts';
import { atMost, type Figure, median, percentile } from './report.ts';
import { type Account, openHome, untilQuiet } from './sign-in.ts';

const SECTION = 'Student list of 3,000 in the browser';
const KEY_STROKES = 24;
const KEY_STROKE_MS = 150;
const IMPORTED = 100;
const IMPORT_MS = 3_000;
/** Three missed frames, from which on users notice a delay. */
const LONG_FRAME_MS = 50;
const ROWS_A_PAGE = 100;
const PAGES = 30;

async function openList(browser: Browser, url: string, account: Account) {
  const page = await openHome(browser, url, account);
  await page.goto(`${url}/student`);
  await page.locator('[role=row][data-id]').first().waitFor();
  await untilQuiet(page);
  return page;
}

/** Family names of which no page of the whole list has only one. */
const CHARACTERS = Array.from('王李张刘陈杨');

async function measureKeyStrokes(page: Page): Promise<Figure[]> {
  const search = page.getByRole('searchbox');
  const times: number[] = [];
  for (let index = 0; index < KEY_STROKES; index += 1) {
    await search.fill('');
    await page.waitForURL((at) => !at.searchParams.has('q'));
    // The whole list is shown again, and no request of the last search is pending.
    await untilQuiet(page);
    await search.focus();
    times.push(await fromKeyToRows(page, CHARACTERS[index % CHARACTERS.length] ?? '王'));
  }
  await search.fill('');
  const p95 = percentile(times, 0.95);
  return [
    { section: SECTION, what: 'key stroke to rows, p50', value: median(times), unit: 'ms' },
    {
      section: SECTION,
      what: 'key stroke to rows, p95',
      value: p95,
      unit: 'ms',
      limit: atMost(p95, KEY_STROKE_MS, 'ms'),
    },
  ];
}

async function measureScroll(page: Page): Promise<Figure[]> {
  await page.getByRole('combobox', { name: /per page/i }).click();
  await page.getByRole('option', { name: new RegExp(`^${ROWS_A_PAGE}`) }).click();
  const frames: number[] = [];
  for (let index = 0; index < PAGES; index += 1) {
    await page.getByText(`${index * ROWS_A_PAGE + 1}–${(index + 1) * ROWS_A_PAGE}`).waitFor();
    frames.push(...(await scrollRows(page)));
    const next = page.getByRole('button', { name: 'Next page' });
    if (index < PAGES - 1) await next.click();
  }
  const long = frames.filter((frame) => frame > LONG_FRAME_MS).length;
  const share = (long / frames.length) * 100;
  return [
    { section: SECTION, what: 'frames while 3,000 rows scroll', value: frames.length, unit: '' },
    { section: SECTION, what: 'frame, p99', value: percentile(frames, 0.99), unit: 'ms' },
    {
      section: SECTION,
      what: `frames longer than ${LONG_FRAME_MS} ms`,
      value: share,
      unit: '%',
      limit: atMost(share, 1, '%'),
    },
  ];
}

async function measureImport(page: Page): Promise<Figure[]> {
  const names = Array.from({ length: IMPORTED }, (_, index) => `Newcomer${index}`);
  await page.getByRole('button', { name: 'Add many', exact: false }).first().click();
  await page.getByLabel(/^Paste names/).fill(names.join('\n'));
  await page.getByRole('button', { name: 'Check the list' }).click();
  const send = page.getByRole('button', { name: `Add ${IMPORTED} students` });
  await send.waitFor();
  const began = performance.now();
  await send.click();
  await page.getByText(`${IMPORTED} added`).waitFor();
  const time = performance.now() - began;
  return [
    {
      section: SECTION,
      what: `import of ${IMPORTED} students`,
      value: time,
      unit: 'ms',
      limit: atMost(time, IMPORT_MS, 'ms'),
    },
  ];
}

/** Search while typing, scrolling and an import in a large school's list. */
export async function measureScreens(
  url: string,
  executablePath: string,
  account: Account,
): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const page = await openList(browser, url, account);
    const strokes = await measureKeyStrokes(page);
    const scroll = await measureScroll(page);
    return [...strokes, ...scroll, ...(await measureImport(page))];
  } finally {
    await browser.close();
  }
}
