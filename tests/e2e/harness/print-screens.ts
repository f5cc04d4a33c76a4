import type { BrowserContext } from '@playwright/test';

/** Characters per page, enough to see what the test waited for. */
const LONGEST = 4_000;

/**
 * Prints the accessibility tree of each open page, and the browser's problems. Printed, because files are lost
 * with the machine that ran the tests.
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
