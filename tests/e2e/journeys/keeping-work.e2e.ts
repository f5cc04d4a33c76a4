import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { WorkId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import {
  back,
  countKept,
  damageDraft,
  edit,
  fillDevice,
  keysIn,
  keysInEditor,
  keysOnServer,
  mendDraft,
  openEditor,
  PATIENCE,
  refuseSaves,
  SAVE_CALL,
  save,
  state,
  untilKept,
  untilOpen,
  untilSaved,
} from '../harness/editor.ts';
import { enter } from '../harness/enter.ts';
import { expect, LONG_TRY, SELDOM_TRY, TRY, test } from '../harness/test.ts';

/** How long a slow network takes for one save. */
const SLOW_MS = 8_000;

const unsent = (page: Page) => page.getByRole('region', { name: '1 project hasn’t been sent yet' });
const isDashboard = /\/dashboard$/;

/** Opens a new project the way a child does, so that the browser has a page to go back to. */
async function beginFromCreate(page: Page, child: Parameters<typeof enter>[1]): Promise<void> {
  await enter(page, child, '/create');
  await page.getByRole('link', { name: 'New Scratch project' }).click();
  await untilOpen(page);
}

test.setTimeout(180_000);

test(
  'what is kept nowhere is not left without a question, and can be taken along as a file',
  TRY,
  async ({ page, context, newPerson, problems, accessible }) => {
    await fillDevice(page);
    await beginFromCreate(page, await newPerson(ROLE.student));
    problems.announce(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await context.setOffline(true);
    await edit(page, 'a');
    await expect(state(page, /^Not saved yet: do not close/)).toBeVisible(PATIENCE);

    const question = page.getByRole('dialog', { name: 'Your project is not saved yet' });
    await back(page);
    await expect(question).toBeVisible(PATIENCE);
    await accessible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      question.getByRole('button', { name: 'Download the file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('My project.sb3');
    expect(keysIn(await readFile(await download.path()))).toEqual(['a']);
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/scratch\/new-/);

    // The browser's own Back asks as well; with a network again nothing is left to ask.
    await page.goBack();
    await expect(question).toBeVisible(PATIENCE);
    await context.setOffline(false);
    await question.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/create$/, PATIENCE);
    await expect(page.getByText('My project').first()).toBeVisible(PATIENCE);
  },
);

test(
  'the browser’s Back keeps and leaves, and what could not be sent is sent from the home',
  SELDOM_TRY,
  async ({ page, context, newPerson, problems, accessible }) => {
    const child = await newPerson(ROLE.student);
    await beginFromCreate(page, child);
    await edit(page, 'a');
    const id = await save(page);
    await edit(page, 'b');
    await page.goBack();
    await expect(page).toHaveURL(/\/create$/, PATIENCE);
    await expect.poll(() => keysOnServer(child, id), PATIENCE).toEqual(['a', 'b']);

    problems.announce(/ERR_CONNECTION_FAILED/);
    let isPressed = false;
    await page.exposeFunction('press', () => {
      isPressed = true;
    });
    await context.route(SAVE_CALL, (route) =>
      isPressed ? route.continue() : route.abort('connectionfailed'),
    );
    await page.goForward();
    await untilOpen(page);
    await edit(page, 'c');
    await back(page);
    await expect(page).toHaveURL(/\/create$/, PATIENCE);
    await page.getByRole('link', { name: 'My home', exact: true }).click();
    await expect(unsent(page)).toBeVisible(PATIENCE);
    await expect(unsent(page)).toContainText('My project');
    await accessible();
    // The network is back with the touch: else the home might send it by itself before.
    const send = unsent(page).getByRole('button', { name: 'Send now' });
    await send.evaluate((button) =>
      button.addEventListener('click', () => (window as never as { press(): void }).press(), {
        capture: true,
      }),
    );
    await send.click();
    await expect(unsent(page)).toBeHidden(PATIENCE);
    expect(await keysOnServer(child, id)).toEqual(['a', 'b', 'c']);
  },
);

test(
  'a project that the home is sending on a slow network opens at once, and loses nothing',
  LONG_TRY,
  async ({ page, context, newPerson, problems }) => {
    const child = await newPerson(ROLE.student);
    await beginFromCreate(page, child);
    await edit(page, 'a');
    const id = await save(page);
    problems.announce(/ERR_CONNECTION_FAILED|ERR_ABORTED/);
    await refuseSaves(context);
    await edit(page, 'b');
    await back(page);
    await expect(page).toHaveURL(/\/create$/, PATIENCE);
    await page.getByRole('link', { name: 'My home', exact: true }).click();
    await expect(unsent(page)).toBeVisible(PATIENCE);

    await context.unroute(SAVE_CALL);
    let held = 0;
    await context.route(SAVE_CALL, async (route) => {
      held += 1;
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      await route.continue().catch(() => undefined);
    });
    await unsent(page).getByRole('button', { name: 'Send now' }).click();
    await expect.poll(() => held, PATIENCE).toBe(1);
    await unsent(page).getByRole('link', { name: 'Open' }).click();
    await untilOpen(page);
    await edit(page, 'c');
    expect(await save(page)).toBe(id);
    expect(await keysOnServer(child, id)).toEqual(['a', 'b', 'c']);
    await back(page);
    await expect(page).toHaveURL(isDashboard, PATIENCE);
    await expect(unsent(page)).toBeHidden(PATIENCE);
  },
);

test(
  'a copy takes along what was not sent, and the project stays as it was',
  SELDOM_TRY,
  async ({ page, newPerson }) => {
    const child = await newPerson(ROLE.student);
    await openEditor(page, child);
    await edit(page, 'a');
    const id = await save(page);
    const original = page.url();
    await edit(page, 'b');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Save as a copy' }).click();
    await expect(page.getByRole('textbox', { name: 'Name of the project' })).toHaveValue(
      'Copy of My project',
      PATIENCE,
    );
    await untilSaved(page);
    await expect(page).toHaveURL(/\/scratch\/wrk-/, PATIENCE);
    expect(page.url()).not.toBe(original);
    const copy = new URL(page.url()).pathname.split('/').at(-1) as WorkId;
    expect(await keysOnServer(child, copy)).toEqual(['a', 'b']);
    expect(await keysOnServer(child, id)).toEqual(['a']);
    // Nothing is left behind on the device, so there is nothing to offer.
    await page.goto('/scratch/new');
    await expect(page).toHaveURL(/\/scratch\/new-/, PATIENCE);
  },
);

test(
  'a store that is deleted while the editor is open is filled again, and the frame never asks',
  SELDOM_TRY,
  async ({ page, context, newPerson, problems }) => {
    problems.announce(/ERR_CONNECTION_FAILED/);
    await refuseSaves(context);
    await openEditor(page, await newPerson(ROLE.student));
    await edit(page, 'a');
    await untilKept(page);
    expect(await countKept(page)).toBe(1);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          indexedDB.deleteDatabase('classroom-scratch').onsuccess = resolve;
        }),
    );
    await expect.poll(() => countKept(page)).toBe(1);

    // The browser asks only when something is kept nowhere: closing the page meets no question.
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.getByRole('textbox', { name: 'Name of the project' }).click();
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => page.isClosed(), PATIENCE).toBe(true);
    expect(asked).toEqual([]);
  },
);

test(
  'beside changes that cannot be read the saved version goes on, and they are back when they can be',
  LONG_TRY,
  async ({ page, context, newPerson, problems, accessible }) => {
    const child = await newPerson(ROLE.student);
    await openEditor(page, child);
    await edit(page, 'a');
    const id = await save(page);
    problems.announce(/ERR_CONNECTION_FAILED/);
    await refuseSaves(context);
    await page.reload();
    await untilOpen(page);
    await edit(page, 'b');
    await untilKept(page);

    await damageDraft(page, `${child.userId}:${id}`);
    await page.reload();
    const told = page.getByRole('heading', { name: 'This device cannot read your newest changes' });
    await expect(told).toBeVisible(PATIENCE);
    await accessible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(told).toBeVisible(PATIENCE);
    await page.getByRole('button', { name: 'Open the saved version' }).click();
    await untilOpen(page);
    expect(await keysInEditor(page)).toEqual(['a']);
    await edit(page, 'c');
    await untilKept(page);
    expect(await countKept(page)).toBe(2);

    // What was changed since opens without a question, and is sent.
    await page.reload();
    await untilOpen(page);
    expect(await keysInEditor(page)).toEqual(['a', 'c']);
    await context.unroute(SAVE_CALL);
    await save(page);
    expect(await keysOnServer(child, id)).toEqual(['a', 'c']);
    await expect.poll(() => countKept(page)).toBe(1);

    await mendDraft(page);
    await page.reload();
    const question = page.getByRole('dialog', { name: 'This project was changed elsewhere' });
    await expect(question).toBeVisible(PATIENCE);
    expect(await keysInEditor(page)).toEqual(['a', 'b']);
    await question.getByRole('button', { name: 'Keep mine as a copy' }).click();
    await expect(page).not.toHaveURL(new RegExp(id), PATIENCE);
    await expect(page).toHaveURL(/\/scratch\/wrk-/, PATIENCE);
    await untilSaved(page);
    const copy = new URL(page.url()).pathname.split('/').at(-1) as WorkId;
    expect(await keysOnServer(child, copy)).toEqual(['a', 'b']);
    expect(await keysOnServer(child, id)).toEqual(['a', 'c']);
  },
);
