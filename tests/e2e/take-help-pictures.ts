import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { createTextOf } from '#frontend/build/help/read-pages.ts';
import { LOCALES } from '#frontend/src/lib/language.ts';
import { ROOT, WEB_ROOT } from '#infra/local/paths.ts';
import { startLocalCloud } from '#infra/local/start-local-cloud.ts';
import { buildWeb } from '#infra/local/web/build-web.ts';
import {
  HELP_PICTURE_NAMES,
  HELP_PICTURE_SIZE,
  HELP_PICTURES,
  HELP_PICTURES_PATH,
  type HelpPicture,
  helpPictureUrl,
} from '#shared/help/pictures.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { CHROMIUM_FLAGS } from '#tests/runner/chromium-flags.ts';
import { publishReport } from './harness/cloud-report.ts';
import { enter } from './harness/enter.ts';
import { demo } from './harness/sign-in.ts';

/** Takes the pictures of the help anew, from the demo school: `npm run help-pictures`. */

const PUBLIC = join(ROOT, 'frontend/public');
/** The screen of a laptop, drawn smaller. */
const VIEWPORT = { width: 1280, height: 800 };
const MAX_BYTES = 60_000;
const QUALITIES = [82, 74, 64, 52, 40];
const LOADING = '.MuiSkeleton-root, [aria-busy="true"], [role="progressbar"]:not([aria-valuenow])';
/** For pictures within the screen, and charts. */
const STILL_MS = 900;

async function toWebp(png: Buffer): Promise<Buffer> {
  const small = sharp(png).resize(HELP_PICTURE_SIZE);
  for (const quality of QUALITIES) {
    const webp = await small.clone().webp({ quality, effort: 6 }).toBuffer();
    if (webp.length <= MAX_BYTES) return webp;
  }
  throw new Error('a picture is too large');
}

async function show(page: Page, picture: HelpPicture, language: Language): Promise<void> {
  if (picture.role === undefined) await page.goto(picture.path);
  else await enter(page, demo(picture.role), picture.path);
  await expect(page.getByRole('main').first()).toBeVisible();
  await expect(page.locator(LOADING)).toHaveCount(0, { timeout: 30_000 });
  if (picture.press) {
    const textOf = await createTextOf(join(ROOT, 'frontend/src'), language);
    await page.getByRole('button', { name: textOf(picture.press) }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  await page.waitForTimeout(STILL_MS);
}

async function takeAll(browser: Browser, baseURL: string, language: Language): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: VIEWPORT,
    locale: LOCALES[language],
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const name of HELP_PICTURE_NAMES) {
    await show(page, HELP_PICTURES[name], language);
    const file = join(PUBLIC, helpPictureUrl(name, language));
    const webp = await toWebp(await page.screenshot());
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, webp);
    console.log(`${language} ${name}: ${Math.ceil(webp.length / 1000)} kB`);
  }
  await context.close();
}

await buildWeb(console.log);
const cloud = await startLocalCloud({ webRoot: WEB_ROOT, seed: true, say: () => undefined });
publishReport(cloud);
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  args: [...CHROMIUM_FLAGS],
  ...(executablePath && { executablePath }),
});
try {
  await rm(join(PUBLIC, HELP_PICTURES_PATH), { recursive: true, force: true });
  for (const language of LANGUAGES) await takeAll(browser, cloud.url, language);
} finally {
  await browser.close();
  await cloud.stop();
}
