import type { Locator, Page } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import { enter } from '../harness/enter.ts';
import {
  boxOf,
  type Drag,
  editorOf,
  partsOf,
  place,
  placed,
  withFinger,
  withMouse,
} from '../harness/hands.ts';
import { expect, LONG_ONE_SIZE, ONE_SIZE, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

/** The editor has five megabytes of script, which take long on a busy machine. */
const PATIENCE = { timeout: 60_000 };
const TABLETS = [
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1180, height: 820 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
] as const;
const PHONE = { width: 390, height: 844 } as const;
const LYING_PHONE = { width: 844, height: 390 } as const;
/** Of Scratch's stage, in its own steps. */
const STAGE_STEPS = 480;

test.use({ viewport: TABLETS[0], hasTouch: true });

async function expectInWindow(page: Page, locator: Locator): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect(async () => {
    const box = await boxOf(locator);
    expect(box.width * box.height, `${locator}`).toBeGreaterThan(0);
    expect(Math.min(box.x, box.y), `${locator}`).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, `${locator}`).toBeLessThanOrEqual(width);
    expect(box.y + box.height, `${locator}`).toBeLessThanOrEqual(height);
  }).toPass({ timeout: 10_000 });
}

/** Drags the sprite over the stage: it must follow the pointer, so the package knows where it is. */
async function moveSprite(page: Page, drag: Drag, by: number): Promise<void> {
  const { stage, spriteX } = partsOf(page);
  const { x, y, width, height } = await boxOf(stage);
  const steps = STAGE_STEPS / width;
  const before = Number(await spriteX.inputValue());
  const from = { x: x + width / 2 + before / steps, y: y + height / 2 };
  await drag(from, { x: from.x + by, y: from.y });
  await expect(async () => {
    const moved = Number(await spriteX.inputValue()) - before;
    expect(Math.abs(moved - by * steps)).toBeLessThan(2);
  }).toPass({ timeout: 10_000 });
}

/** Runs the project by the flag: its one script goes ten steps. */
async function runByFlag(page: Page): Promise<void> {
  const { flag, spriteX } = partsOf(page);
  const before = Number(await spriteX.inputValue());
  await flag.tap();
  await expect(spriteX).toHaveValue(String(before + 10));
}

const CATEGORIES = [
  'Motion',
  'Looks',
  'Sound',
  'Events',
  'Control',
  'Sensing',
  'Operators',
  'Variables',
  'My Blocks',
];

/** All kinds of blocks are there, and the palette glides to the one that is touched. */
async function expectWholeToolbox(page: Page): Promise<void> {
  const categories = editorOf(page).locator('.blocklyToolboxCategory');
  await expect(categories).toHaveText(CATEGORIES);
  const first = editorOf(page).locator('.blocklyFlyout .motion_movesteps').first();
  for (const [category, isFirst] of [
    ['Operators', false],
    ['Motion', true],
  ] as const) {
    await categories.filter({ hasText: category }).tap();
    const sum = editorOf(page).locator('.blocklyFlyout .operator_add').first();
    await expect(isFirst ? first : sum).toBeInViewport();
    await expect(isFirst ? sum : first).not.toBeInViewport();
  }
}

const expectNoScrolling = async (page: Page): Promise<void> =>
  expect(
    await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth - innerWidth, scrollHeight - innerHeight];
    }),
  ).toEqual([0, 0]);

const untilOpen = (page: Page) =>
  expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled(PATIENCE);

test(
  'on every tablet all of the editor is there, and works where it is touched',
  LONG_ONE_SIZE,
  async ({ page, newPerson }) => {
    test.setTimeout(300_000);
    await enter(page, await newPerson(ROLE.student), '/scratch/new');
    await untilOpen(page);
    const { stage, flag, sprite, tab } = partsOf(page);
    await expectWholeToolbox(page);
    const events = editorOf(page).locator('.blocklyToolboxCategory', { hasText: 'Events' });
    const motion = editorOf(page).locator('.blocklyToolboxCategory', { hasText: 'Motion' });
    await events.tap();
    await place(page, withFinger(page), 'event_whenflagclicked', { x: 40, y: 90 });
    await motion.tap();
    const hat = await boxOf(placed(page, 'event_whenflagclicked'));
    const palette = await boxOf(editorOf(page).locator('.blocklyFlyout').first());
    await place(page, withMouse(page), 'motion_movesteps', {
      x: hat.x + 14 - palette.x - palette.width,
      y: hat.y + hat.height + 16 - palette.y,
    });

    for (const [index, size] of TABLETS.entries()) {
      await test.step(`${size.width} × ${size.height}`, async () => {
        // Like turning the tablet: the project stays.
        await page.setViewportSize(size);
        for (const name of ['Costumes', 'Sounds', 'Code']) {
          await tab(name).tap();
          for (const part of [stage, flag, sprite]) await expectInWindow(page, part);
        }
        await expectNoScrolling(page);
        const drag = index % 2 === 0 ? withFinger(page) : withMouse(page);
        await place(page, drag, 'motion_turnright', { x: 60, y: 300 });
        await expect(page.getByText(/^Not saved since/)).toBeVisible();
        await runByFlag(page);
        await moveSprite(page, drag, index % 2 === 0 ? -40 : 30);
      });
    }
  },
);

test(
  'without network nothing is pushed out of the window, and the bar says it',
  ONE_SIZE,
  async ({ page, context, newPerson, problems }) => {
    test.setTimeout(120_000);
    await enter(page, await newPerson(ROLE.student), '/scratch/new');
    await untilOpen(page);
    problems.announce(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await context.setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: 'No network' })).toBeVisible();
    await expectNoScrolling(page);
    await expectInWindow(page, partsOf(page).stage);
    await context.setOffline(false);
  },
);

test('the stage fills the screen and comes back', SELDOM_ONE_SIZE, async ({ page, newPerson }) => {
  test.setTimeout(180_000);
  await enter(page, await newPerson(ROLE.student), '/scratch/new');
  await untilOpen(page);
  const { stage, fullScreen } = partsOf(page);
  for (const size of [TABLETS[0], TABLETS[2], PHONE, LYING_PHONE]) {
    await test.step(`${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size);
      await expectInWindow(page, stage);
      const before = await boxOf(stage);
      await fullScreen.tap();
      const most = Math.min(size.width, ((size.height - 56) * 4) / 3);
      await expect.poll(async () => (await boxOf(stage)).width).toBeGreaterThan(most * 0.95);
      await expectInWindow(page, stage);
      await fullScreen.tap();
      await expect.poll(async () => (await boxOf(stage)).width).toBeCloseTo(before.width, 0);
    });
  }
});

test(
  'a phone plays the project and says where it can be built; a larger screen goes on with it',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(PHONE);
    await enter(page, await newPerson(ROLE.student), '/scratch/new');
    await untilOpen(page);
    const { stage, flag, tab } = partsOf(page);
    const title = page.getByRole('textbox', { name: 'Name of the project' });
    await title.fill('Round maze');
    for (const size of [PHONE, LYING_PHONE]) {
      await page.setViewportSize(size);
      await expect(page.getByText('needs a wider screen')).toBeInViewport();
      await expect(tab('Code')).toBeHidden();
      for (const part of [stage, flag]) await expectInWindow(page, part);
      await expectNoScrolling(page);
    }
    // The package's picture that waits for the first start has no alternative text.
    await flag.tap();
    await accessible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/^Saved at/)).toBeVisible(PATIENCE);

    await page.setViewportSize(TABLETS[2]);
    await expect(tab('Code')).toBeVisible();
    await expect(page.getByText('needs a wider screen')).toBeHidden();
    await expect(title).toHaveValue('Round maze');
    await expectWholeToolbox(page);
    await place(page, withFinger(page), 'motion_movesteps', { x: 60, y: 200 });
    await expect(page.getByText(/^Not saved since/)).toBeVisible();
  },
);
