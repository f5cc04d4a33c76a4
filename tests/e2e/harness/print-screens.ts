import type { BrowserContext } from '@playwright/test';

/** So much of a page tells what it waited for. */
const LONGEST = 4_000;

/**
 * What each open page says to assistive technology, and what went wrong in the browser. It stands in the
 * run's own output, because files go with the machine.
 */
export async function printScreens(
  title: string,
  context: BrowserContext,
  problems: readonly string[],
): Promise<void> {
  for (const page of context.pages()) {
    const text = await page
      .locator('body')
      .ariaSnapshot({ timeout: 2_000 })
      .catch((error: unknown) => String(error));
    console.log(`── ${title}\n${page.url()}\n${text.slice(0, LONGEST)}`);
  }
  console.log(problems.join('\n'));
}
