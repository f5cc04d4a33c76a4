import type { Page } from '@playwright/test';

/** Code that runs in the page is text, because the page has no access to our modules. */

/**
 * Milliseconds from a key stroke until the frame in which every row of the list contains what was
 * typed. Called before typing.
 */
const FROM_KEY_TO_ROWS = `(words) => { window.fromKeyToRows = new Promise((resolve) => {
  let began;
  document.addEventListener('input', ({ timeStamp }) => { began ??= timeStamp; }, { capture: true, once: true });
  const watch = new MutationObserver(() => {
    const rows = [...document.querySelectorAll('[role=row][data-id]')];
    const isThere = rows.length > 0 && rows.every((row) => row.textContent.includes(words));
    if (began === undefined || !isThere) return;
    watch.disconnect();
    requestAnimationFrame(() => resolve(performance.now() - began));
  });
  watch.observe(document, { subtree: true, childList: true, characterData: true });
}); }`;

const WATCH_FRAMES = `() => {
  const frames = [];
  let last = performance.now();
  let runs = true;
  const next = (now) => {
    frames.push(now - last);
    last = now;
    if (runs) requestAnimationFrame(next);
  };
  requestAnimationFrame((now) => { last = now; requestAnimationFrame(next); });
  window.stopWatching = () => { runs = false; return frames; };
}`;

const evaluate = <T>(page: Page, source: string, argument?: unknown): Promise<T> =>
  page.evaluate(`(${source})(${JSON.stringify(argument)})`);

export async function fromKeyToRows(page: Page, words: string): Promise<number> {
  await evaluate(page, FROM_KEY_TO_ROWS, words);
  await page.keyboard.type(words);
  return page.evaluate('window.fromKeyToRows');
}

/** Frames, in milliseconds, while the rows of the page that is shown are scrolled through. */
export async function scrollRows(page: Page): Promise<number[]> {
  const grid = page.locator('.MuiDataGrid-virtualScroller');
  await grid.hover();
  await evaluate(page, WATCH_FRAMES);
  const height = await grid.evaluate(({ scrollHeight }) => scrollHeight);
  for (let moved = 0; moved < height; moved += 200) await page.mouse.wheel(0, 200);
  return page.evaluate('window.stopWatching()');
}
