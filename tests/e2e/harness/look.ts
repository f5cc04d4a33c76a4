import { expect, type Page } from '@playwright/test';

/** A folder: journeys that are looked at play all their languages and sizes, and leave pictures there. */
export const LOOK = process.env['LOOK'] ?? '';

/** Goes on after a failure, so that one walk shows all. */
const soon = expect.configure({ soft: true, timeout: 2_000 });

/** A child's finger needs this much on both sides. */
const TOUCH = 44;

/** What can be touched and is too small for it, in words. What stands within a text is as high as its line. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const found = document.querySelectorAll('a[href], button, [role="button"], input, textarea');
    return [...found].flatMap((each) => {
      if (!each.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const { width, height } = (
        each.closest('label, .MuiInputBase-root') ?? each
      ).getBoundingClientRect();
      const isHidden = width <= 1 || height <= 1 || each.closest('[aria-hidden="true"]') !== null;
      if (isHidden || (width >= least - 0.5 && height >= least - 0.5)) return [];
      const name = each.getAttribute('aria-label') ?? each.textContent;
      return [`${name}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  }, TOUCH);

/** By how many pixels the page is wider than the window. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** All that can be touched is large enough for a child, and the page does not scroll sideways. */
export async function expectForFingers(page: Page): Promise<void> {
  await soon.poll(() => tooWide(page), 'nothing beside the window').toBeLessThanOrEqual(0);
  await soon.poll(() => tooSmall(page), 'what is too small to be touched').toEqual([]);
}

/** Leaves a picture of the page, where pictures are wanted. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (LOOK) await page.screenshot({ path: `${LOOK}/${name}.png` });
}
