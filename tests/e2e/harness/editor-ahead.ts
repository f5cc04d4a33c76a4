import type { FrameLocator, Page } from '@playwright/test';
import { PATIENCE } from './editor.ts';

/** The editor that waits behind a child's page. */
export const AHEAD = 'body > iframe[aria-hidden=true]';

/** Something that only an open project has. */
const sprite = (frame: FrameLocator) =>
  frame.locator('[class*="sprite-selector-item_sprite-selector-item_"]').first();

/** Waits until the editor that has started ahead has its new project. */
export const untilAhead = (page: Page): Promise<void> =>
  sprite(page.frameLocator(AHEAD)).waitFor({ state: 'attached', ...PATIENCE });
