import { setTimeout as wait } from 'node:timers/promises';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Drag = (from: Point, to: Point) => Promise<void>;

export const editorOf = (page: Page): FrameLocator => page.frameLocator('iframe');

/** The package's elements, by the readable part of their classes. */
export const partsOf = (page: Page) => {
  const editor = editorOf(page);
  return {
    stage: editor.locator('[class*="stage_stage_"] canvas').first(),
    flag: editor.locator('[class*="green-flag_green-flag_"]').first(),
    sprite: editor.locator('[class*="sprite-selector_sprite-wrapper_"]').first(),
    spriteX: editor.getByPlaceholder('x', { exact: true }),
    tab: (name: string) => editor.getByRole('tab', { name }),
    fullScreen: editor.locator('[class*="stage-header_stage-button_"]').last(),
  };
};

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not on the screen`);
  return box;
}

const STEPS = 8;
const HOLD_MS = 200;

export const withMouse =
  ({ mouse }: Page): Drag =>
  async (from, to) => {
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: STEPS });
    await mouse.up();
  };

export const withFinger =
  (page: Page): Drag =>
  async (from, to) => {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [from]);
    for (let step = 1; step <= STEPS; step += 1) {
      const share = step / STEPS;
      const x = from.x + (to.x - from.x) * share;
      await touch('touchMove', [{ x, y: from.y + (to.y - from.y) * share }]);
    }
    // A finger stops before it leaves the glass. Lifted in motion it throws what it drags, and browsers take the next
    // tap for the hand that stops the throw.
    await wait(HOLD_MS);
    await touch('touchMove', [to]);
    await touch('touchEnd', []);
    await session.detach();
  };

/** Blocks in the workspace; those of the palette are in a picture of their own. */
export const placed = (page: Page, opcode: string) =>
  editorOf(page).locator(`.blocklySvg .blocklyDraggable.${opcode}`);

/** Where an element is once it stays there: the palette glides to the category that was touched. */
async function restOf(locator: Locator) {
  const seen = [await boxOf(locator)];
  await expect
    .poll(async () => {
      seen.push(await boxOf(locator));
      return seen.at(-1)?.y === seen.at(-2)?.y;
    })
    .toBe(true);
  return boxOf(locator);
}

/** Drags a block of the palette to a place of the workspace, in pixels from its corner. */
export async function place(page: Page, drag: Drag, opcode: string, at: Point): Promise<void> {
  const before = await placed(page, opcode).count();
  const palette = editorOf(page).locator('.blocklyFlyout').first();
  const offered = palette.locator(`.${opcode}`).first();
  // The palette has begun to glide.
  await expect(offered).toBeInViewport();
  const block = await restOf(offered);
  const { x, y, width } = await boxOf(palette);
  await drag(
    { x: block.x + 8, y: block.y + block.height / 2 },
    { x: x + width + at.x, y: y + at.y },
  );
  await expect(placed(page, opcode)).toHaveCount(before + 1);
}
