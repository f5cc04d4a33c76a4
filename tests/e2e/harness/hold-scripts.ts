import type { Page } from '@playwright/test';

/** Holds the application's scripts back. Answers what lets them go. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/visit-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
