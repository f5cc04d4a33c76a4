import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '#tests/runner/chromium-flags.ts';
import { atMost, type Figure, median } from './report.ts';
import { type Account, openHome, untilQuiet } from './sign-in.ts';

const SLOW_DOWN = 4;
const USABLE_MS = 1_000;
const OPENINGS = 5;

/**
 * Milliseconds from a click on the menu until lessons are drawn and the page is idle. Checked only after
 * changes, because a check in every frame would cause frames.
 */
const FROM_CLICK_TO_WEEK = `() => { window.fromClickToWeek = new Promise((resolve) => {
  let began;
  addEventListener('click', ({ timeStamp }) => { began ??= timeStamp; }, { capture: true, once: true });
  const watch = new MutationObserver(() => {
    const week = document.querySelector('main:has([data-time])');
    if (began === undefined || !week || !/第 \\d+ 班/.test(week.textContent)) return;
    watch.disconnect();
    requestAnimationFrame(() => requestIdleCallback(() => resolve(performance.now() - began)));
  });
  watch.observe(document, { subtree: true, childList: true });
}); }`;

/** Milliseconds between pointing at a link and pressing it. */
const HOVER_MS = 200;

async function openWeek(page: Page): Promise<number> {
  const link = page.getByRole('navigation').getByRole('link', { name: 'Calendar', exact: true });
  await link.hover();
  await page.waitForTimeout(HOVER_MS);
  await page.evaluate(`(${FROM_CLICK_TO_WEEK})()`);
  await link.click();
  return page.evaluate('window.fromClickToWeek');
}

interface Opening {
  readonly whose: string;
  readonly account: Account;
}

async function openOnce(browser: Browser, url: string, account: Account): Promise<number> {
  const page = await openHome(browser, url, account);
  await untilQuiet(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const time = await openWeek(page);
  await page.context().close();
  return time;
}

async function measureOpening(
  browser: Browser,
  url: string,
  { whose, account }: Opening,
): Promise<Figure> {
  const times: number[] = [];
  for (let n = 0; n < OPENINGS; n += 1) times.push(await openOnce(browser, url, account));
  const value = median(times);
  return {
    section: `The week of a full calendar in the browser, ${SLOW_DOWN} times slower`,
    what: `from the menu to a usable week of ${whose}, p50`,
    value,
    unit: 'ms',
    limit: atMost(value, USABLE_MS, 'ms'),
  };
}

/** How soon the week of a full calendar is usable on a slow computer. */
export async function measureWeek(
  url: string,
  executablePath: string,
  { principal, teacher }: { readonly principal: Account; readonly teacher: Account },
): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    return [
      await measureOpening(browser, url, { whose: 'a teacher', account: teacher }),
      await measureOpening(browser, url, { whose: 'the school', account: principal }),
    ];
  } finally {
    await browser.close();
  }
}
