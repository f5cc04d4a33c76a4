import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '#tests/runner/chromium-flags.ts';
import type { CalendarReport } from './calendar-process.ts';
import { nextMessage, startChild } from './child.ts';
import { flatFigures } from './flat-figures.ts';
import { atMost, type Figure } from './report.ts';
import { type Account, openHome } from './sign-in.ts';
import { median } from './statistics.ts';

/** Two years. */
const HISTORY_DAYS = 730;
const SLOW_DOWN = 4;
const USABLE_MS = 1_000;
const OPENINGS = 5;

/** Milliseconds from a click on the menu until lessons are drawn and the page has a moment to answer. */
const FROM_CLICK_TO_WEEK = `() => { window.fromClickToWeek = new Promise((resolve) => {
  let began;
  addEventListener('click', ({ timeStamp }) => { began ??= timeStamp; }, { capture: true, once: true });
  const look = () => {
    const week = document.querySelector('main:has([data-time])');
    const isThere = began !== undefined && week && /第 \\d+ 班/.test(week.textContent);
    if (!isThere) requestAnimationFrame(look);
    else requestIdleCallback(() => resolve(performance.now() - began));
  };
  look();
}); }`;

async function openWeek(page: Page): Promise<number> {
  const link = page.getByRole('navigation').getByRole('link', { name: 'Calendar', exact: true });
  await link.hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(`(${FROM_CLICK_TO_WEEK})()`);
  await link.click();
  return page.evaluate('window.fromClickToWeek');
}

async function measureWeek(browser: Browser, url: string, account: Account): Promise<Figure[]> {
  const times: number[] = [];
  for (let n = 0; n < OPENINGS; n += 1) {
    const page = await openHome(browser, url, account);
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    times.push(await openWeek(page));
    await page.context().close();
  }
  const value = median(times);
  return [
    {
      section: `The school's week in the browser, ${SLOW_DOWN} times slower`,
      what: 'from the menu to a usable week, p50',
      value,
      unit: 'ms',
      limit: atMost(value, USABLE_MS, 'ms'),
    },
  ];
}

/** Calls of the calendar cost the same after ten times as long; its week is soon on the screen. */
export async function measureCalendar(
  env: Readonly<Record<string, string>>,
  url: string,
  executablePath: string,
): Promise<Figure[]> {
  const child = startChild('calendar-process.ts', env);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    child.send(HISTORY_DAYS);
    const report = await nextMessage<CalendarReport>(child);
    const section = 'Calendar of 100 teachers, 40 rooms, 3,000 students, 40 lessons a day';
    return [...flatFigures(section, report.times), ...(await measureWeek(browser, url, report))];
  } finally {
    child.kill();
    await browser.close();
  }
}
