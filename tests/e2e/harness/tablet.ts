import type { Page } from '@playwright/test';
import { kept, openTablet, untilFilesKept } from './kept-on-device.ts';
import { openProxy, type UnreliableProxy } from './open-proxy.ts';
import { type Credentials, fillSignIn } from './sign-in.ts';
import { test as base, expect } from './test.ts';

/** What is kept is loaded beside everything else. */
export const PATIENCE = { timeout: 60_000 };

/** A tablet that keeps pages, whose clock can be moved on, with a network and a server whose faults and versions the journey chooses. */
export const test = base.extend<{ network: UnreliableProxy; tablet: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  network: async ({}, use) => {
    const proxy = await openProxy();
    await use(proxy);
    proxy.stop();
  },
  tablet: async ({ browser, network }, use) => {
    const context = await openTablet(browser, network.url);
    await context.clock.install();
    await use(await context.newPage());
    await context.close();
  },
});

/** Signed in, with all that a device keeps. */
export async function untilKept(page: Page, child: Credentials): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, child);
  await expect(page).toHaveURL('/dashboard');
  await untilFilesKept(page);
  await expect.poll(async () => (await kept(page)).people, PATIENCE).toHaveLength(1);
  await expect.poll(async () => (await kept(page)).isControlled).toBe(true);
}

/** As long as a page that stays open leaves a new version to wait, and a moment more. */
export const passHalfAMinute = (page: Page): Promise<void> =>
  page.context().clock.fastForward(31_000);

/** Asks the server for a new worker. */
export const findNewWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });

/** Whether a new worker waits until it may take over. */
export const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null);

/** Whether the newest worker is the one that answers. A page that is just loaded again does not tell yet. */
export const isTakenOver = (page: Page): Promise<boolean> =>
  page
    .evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active != null && !registration.installing && !registration.waiting;
    })
    .catch((error: Error) => {
      if (error.message.includes('Execution context was destroyed')) return false;
      throw error;
    });
