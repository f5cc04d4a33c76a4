import type { Page } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import { edit, keysOnServer, save, untilOpen } from '../harness/editor.ts';
import { AHEAD, untilAhead } from '../harness/editor-ahead.ts';
import { enter } from '../harness/enter.ts';
import { ENOUGH, setMemory } from '../harness/set-memory.ts';
import { expect, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const EDITOR = 'main iframe[title="Scratch editor"]';

/** Marks the page of a frame: another one, or one that has loaded again, has no mark. */
const mark = (page: Page, frame: string) =>
  page.locator(frame).evaluate((element: HTMLIFrameElement) => {
    element.contentDocument?.documentElement.setAttribute('data-mark', '');
  });

const isMarked = (page: Page) =>
  page
    .locator(EDITOR)
    .evaluate(
      (element: HTMLIFrameElement) =>
        element.contentDocument?.documentElement.hasAttribute('data-mark') ?? false,
    );

test(
  'the editor that waits behind the home opens by a tap, is the one that saves, and goes with the child',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson }) => {
    const child = await newPerson(ROLE.student);
    await setMemory(page, ENOUGH);
    await enter(page, child, '/dashboard');
    await untilAhead(page);
    await mark(page, AHEAD);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');

    await page.locator('main a[href="/scratch/new"]').first().click();
    await untilOpen(page);
    expect(await isMarked(page)).toBe(true);
    await expect(page.locator('iframe')).toHaveCount(1);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    await edit(page, 'a');
    expect(await keysOnServer(child, await save(page))).toEqual(['a']);

    // Another one begins when the child is at home again.
    await page.getByRole('button', { name: 'Back' }).click();
    await untilAhead(page);
    await page.getByRole('button', { name: /^My account/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.locator('iframe')).toHaveCount(0);
  },
);
