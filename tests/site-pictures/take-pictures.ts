import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { COVER, SCENES, type Scene, SIZES, SIZES_OF, type Size } from '#frontend/site/scenes.ts';
import { ROOT } from '#infra/local/paths.ts';
import { startLocalCloud } from '#infra/local/start-local-cloud.ts';
import { buildWeb } from '#infra/local/web/build-web.ts';
import { LANGUAGE_KEY, LANGUAGES, type Language } from '#shared/languages.ts';
import { signInOn } from '#tests/bench/compare/home-calls.ts';
import { ensureBrowser } from '#tests/runner/browser.ts';
import { CHROMIUM_FLAGS } from '#tests/runner/chromium-flags.ts';
import { PLACES } from './places.ts';

const FOLDER = join(ROOT, 'frontend/site/pictures');
const MOST_BYTES = 60_000;
/** Tried one after the other until the file is light enough. */
const QUALITIES = [80, 70, 60, 50, 40, 30, 20];
const LOCALES: Readonly<Record<Language, string>> = { zh: 'zh-CN', cht: 'zh-TW', en: 'en-GB' };
/** A phone has more pixels than points. */
const PHONE_SCALE = 1.5;

async function takeAs(page: Page, format: 'webp' | 'jpeg', quality: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const options = { format, quality, optimizeForSpeed: false };
  const { data } = await session.send('Page.captureScreenshot', options);
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** The best picture of the screen that is light enough. */
async function takePicture(page: Page, format: 'webp' | 'jpeg'): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const picture = await takeAs(page, format, quality);
    if (picture.length <= MOST_BYTES) return picture;
  }
  throw new Error(`the picture of ${page.url()} is larger than ${MOST_BYTES} bytes`);
}

function newContext(browser: Browser, size: Size, language: Language): Promise<BrowserContext> {
  const scale = size === 'phone' ? PHONE_SCALE : 1;
  const { width, height } = SIZES[size];
  return browser.newContext({
    locale: LOCALES[language],
    timezoneId: 'Asia/Shanghai',
    viewport: { width: width / scale, height: height / scale },
    deviceScaleFactor: scale,
    hasTouch: size === 'phone',
    isMobile: size === 'phone',
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
    colorScheme: 'light',
  });
}

interface Shot {
  readonly url: string;
  readonly scene: Scene;
  readonly size: Size;
  readonly language: Language;
}

async function takeScene(browser: Browser, { url, scene, size, language }: Shot): Promise<void> {
  const context = await newContext(browser, size, language);
  await context.addInitScript(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [LANGUAGE_KEY, language],
  );
  const page = await context.newPage();
  const { account, open } = PLACES[scene];
  if (account) await signInOn(page, url, account);
  await open({ page, url, size, language });
  await page.mouse.move(0, 0);
  await writeFile(
    join(FOLDER, `${scene}.${size}.${language}.webp`),
    await takePicture(page, 'webp'),
  );
  if (scene === 'principal' && size === 'wide') {
    await page.setViewportSize({ width: COVER.width, height: COVER.height });
    await page.waitForTimeout(500);
    await writeFile(join(FOLDER, `${COVER.name}.${language}.jpg`), await takePicture(page, 'jpeg'));
  }
  await context.close();
}

/** `npm run site-pictures`, with names of scenes for some of them: screens of the demo system for the public home. */
const asked = process.argv.slice(2);
const scenes = SCENES.filter((scene) => asked.length === 0 || asked.includes(scene));
await buildWeb(console.log);
await mkdir(FOLDER, { recursive: true });
const cloud = await startLocalCloud({ seed: true, say: () => undefined });
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: CHROMIUM_FLAGS,
});
try {
  for (const scene of scenes)
    for (const size of SIZES_OF[scene])
      for (const language of LANGUAGES) {
        console.log(`${scene} ${size} ${language} …`);
        await takeScene(browser, { url: cloud.url, scene, size, language });
      }
} finally {
  await browser.close();
  await cloud.stop();
}
process.exit();
