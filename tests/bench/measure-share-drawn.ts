import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '#tests/runner/chromium-flags.ts';
import { signInOn } from './compare/home-calls.ts';
import { atLeast, type Figure, median } from './report.ts';

const SECTION = 'Home of a student on a slow tablet';
const TABLET = { width: 1024, height: 768 };
const SLOW_DOWN = 4;
const WITHIN_S = 1;
const VISITS = 3;
/** Until nothing of the home changes any more. */
const FINISHED_MS = 4000;
const SHARE = 0.9;
/** Pixels are compared in squares, so that a letter counts as much as the white around it. */
const SQUARE = 16;

interface Frame {
  readonly at: number;
  readonly data: string;
}

/** What the browser shows, at each change, with the seconds since the epoch. */
async function watchScreen(session: CDPSession): Promise<Frame[]> {
  const frames: Frame[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: metadata.timestamp ?? Date.now() / 1000, data });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return frames;
}

interface Compared {
  readonly before: string;
  readonly after: string;
  readonly square: number;
}

/** The share of the squares with a drawing in the second picture that look the same in the first. Runs in a page. */
async function compare({ before, after, square }: Compared): Promise<number> {
  const squaresOf = async (data: string) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context?.drawImage(picture, 0, 0);
    const found: string[] = [];
    for (let y = 0; y + square <= picture.height; y += square)
      for (let x = 0; x + square <= picture.width; x += square)
        found.push(
          new Uint32Array(context?.getImageData(x, y, square, square).data.buffer ?? []).join(),
        );
    return found;
  };
  const [one, other] = [await squaresOf(before), await squaresOf(after)];
  const isDrawn = (pixels: string) => new Set(pixels.split(',')).size > 1;
  const drawn = [...other.keys()].filter((index) => isDrawn(other[index] ?? ''));
  return drawn.filter((index) => one[index] === other[index]).length / drawn.length;
}

/** Opens the home with its files in the cache. Answers the share of it that is drawn after a second. */
async function visit(page: Page, home: string): Promise<number> {
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const frames = await watchScreen(session);
  const began = Date.now() / 1000;
  await page.goto(home);
  await page.waitForTimeout(FINISHED_MS);
  await session.send('Page.stopScreencast');
  await session.detach();
  const early = frames.findLast(({ at }) => at <= began + WITHIN_S);
  const last = frames.at(-1);
  if (!early || !last) return 0;
  return page.evaluate(compare, { before: early.data, after: last.data, square: SQUARE });
}

async function measure(browser: Browser, url: string, account: string): Promise<number> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: TABLET });
  const page = await context.newPage();
  await signInOn(page, url, account);
  const home = page.url();
  const shares: number[] = [];
  for (let index = 0; index < VISITS; index += 1) shares.push(await visit(page, home));
  await context.close();
  return median(shares);
}

/** The share of a child's home that is drawn a second after it was asked for, on a slow tablet. */
export async function measureShareDrawn(
  url: string,
  executablePath: string,
  account: string,
): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const value = await measure(browser, url, account);
    const what = `drawn within ${WITHIN_S} s at ${SLOW_DOWN} × CPU slow-down`;
    return [{ section: SECTION, what, value, unit: '', limit: atLeast(value, SHARE, '') }];
  } finally {
    await browser.close();
  }
}
