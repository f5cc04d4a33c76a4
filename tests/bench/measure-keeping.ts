import { type Browser, chromium, type Page } from '@playwright/test';
import { edit, untilOpen } from '#tests/e2e/harness/editor.ts';
import { kept } from '#tests/e2e/harness/kept-on-device.ts';
import { CHROMIUM_FLAGS } from '#tests/runner/chromium-flags.ts';
import { signInOn } from './compare/home-calls.ts';
import { measureWorker } from './measure-worker.ts';
import { atMost, type Figure, median } from './report.ts';

const SECTION = 'A child’s work and the network';
const TABLET = { width: 1024, height: 768 };
const EDITS = 5;
const PATIENCE_MS = 120_000;
/** After the last change until the device has it, and a little to write it. */
const DEVICE_MS = 2000;
/** Changes are sent half a minute after the first one. */
const SERVER_MS = 35_000;
const START_MS = 3000;

/** Milliseconds until a status of the page says so. */
async function untilSaid(page: Page, words: string): Promise<number> {
  const began = performance.now();
  await page.waitForFunction(
    (pattern) =>
      [...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
        new RegExp(pattern).test(textContent ?? ''),
      ),
    words,
    { polling: 20, timeout: PATIENCE_MS },
  );
  return performance.now() - began;
}

async function measureEdits(page: Page): Promise<Figure[]> {
  const device: number[] = [];
  const server: number[] = [];
  for (let index = 0; index < EDITS; index += 1) {
    await edit(page, `e${index}`);
    const kept = await untilSaid(page, '^(Kept on this device|Saving)');
    device.push(kept);
    if (index < 2) server.push(kept + (await untilSaid(page, '^Saved at')));
    else await page.getByRole('button', { name: 'Save', exact: true }).click();
    await untilSaid(page, '^Saved at');
  }
  const [toDevice, toServer] = [median(device), Math.max(...server)];
  const limits = [
    atMost(toDevice, DEVICE_MS, 'ms'),
    atMost(toServer / 1000, SERVER_MS / 1000, 's'),
  ];
  return [
    {
      section: SECTION,
      what: 'from an edit to the device',
      value: toDevice,
      unit: 'ms',
      limit: limits[0],
    },
    {
      section: SECTION,
      what: 'from an edit to the server, by itself',
      value: toServer / 1000,
      unit: 's',
      limit: limits[1],
    },
  ];
}

async function opened(page: Page, address: string, there: string): Promise<number> {
  await page.goto('about:blank');
  const began = performance.now();
  await page.goto(address);
  await page.locator(there).first().waitFor({ timeout: PATIENCE_MS });
  return performance.now() - began;
}

const SAVE = 'header button:not([disabled]):has-text("Save")';

async function measureStarts(page: Page, home: string, url: string): Promise<Figure[]> {
  await page.goto(home);
  const end = Date.now() + PATIENCE_MS;
  while ((await kept(page)).files < 50 && Date.now() < end) await page.waitForTimeout(500);
  const withNetwork = await opened(page, home, 'h1');
  await page.context().setOffline(true);
  const without = await opened(page, home, 'h1');
  const editor = await opened(page, `${url}/scratch/new`, SAVE);
  await page.context().setOffline(false);
  const figure = (what: string, value: number, most?: number): Figure => ({
    section: SECTION,
    what,
    value,
    unit: 'ms',
    limit: most === undefined ? undefined : atMost(value, most, 'ms'),
  });
  return [
    figure('home, with a network', withNetwork),
    figure('home, without a network', without, START_MS),
    figure('a new project, without a network', editor),
  ];
}

async function measure(browser: Browser, url: string, account: string): Promise<Figure[]> {
  const context = await browser.newContext({ locale: 'en-US', viewport: TABLET });
  const page = await context.newPage();
  await signInOn(page, url, account);
  const home = page.url();
  await page.goto(`${url}/scratch/new`);
  await untilOpen(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await untilSaid(page, '^Saved at');
  const figures = [...(await measureEdits(page)), ...(await measureStarts(page, home, url))];
  await context.close();
  return figures;
}

/** How soon a child's work is safe, and what opens without a network. */
export async function measureKeeping(
  url: string,
  executablePath: string,
  account: string,
): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const figures = await measure(browser, url, account);
    return [...figures, ...(await measureWorker(browser, url, account))];
  } finally {
    await browser.close();
  }
}
