import type { BrowserContext, Page } from '@playwright/test';

/** What a page reads as the memory of its device, in GB. With little no editor starts behind a child's pages: it takes a processor for seconds. */
export const setMemory = (of: BrowserContext | Page, gigabytes: number): Promise<unknown> =>
  of.addInitScript(
    (value) => Object.defineProperty(navigator, 'deviceMemory', { value, configurable: true }),
    gigabytes,
  );

export const LITTLE = 2;
export const ENOUGH = 8;
