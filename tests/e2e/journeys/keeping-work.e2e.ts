import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { taskAnswers } from '#functions/domain/tasks/task-answer.ts';
import type { WorkId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import type { Person } from '#tests/factories/person.ts';
import { storeGivenTo } from '#tests/factories/task.ts';
import {
  countKept,
  edit,
  fillDevice,
  keysIn,
  keysOnServer,
  openEditor,
  PATIENCE,
  save,
  state,
  untilKept,
  untilOpen,
  untilSaved,
} from '../harness/editor.ts';
import { enter } from '../harness/enter.ts';
import { expect, ONE_SIZE, test } from '../harness/test.ts';

const SAVE_CALL = '**/api/scratch/publish_scratch';
const OPEN_CALL = '**/api/task/open';

const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true }).click();
const unsent = (page: Page) => page.getByRole('region', { name: '1 project hasn’t been sent yet' });
const isDashboard = /\/dashboard$/;

/** From here on the server takes no saves. */
const refuseSaves = (context: BrowserContext) =>
  context.route(SAVE_CALL, (route) => route.abort('connectionfailed'));

/** Opens a new project the way a child does, so that the browser has a page to go back to. */
async function beginFromCreate(page: Page, child: Parameters<typeof enter>[1]): Promise<void> {
  await enter(page, child, '/create');
  await page.getByRole('link', { name: 'New Scratch project' }).click();
  await untilOpen(page);
}

const answerOf = ({ schoolId, userId }: Person, taskId: string) =>
  taskAnswers.get({ schoolId, taskId, userId } as Parameters<typeof taskAnswers.get>[0], {
    consistent: true,
  });

test.setTimeout(180_000);

test(
  'what is kept nowhere is not left without a question, and can be taken along as a file',
  ONE_SIZE,
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
  ONE_SIZE,
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
    await refuseSaves(context);
    await page.goForward();
    await untilOpen(page);
    await edit(page, 'c');
    await back(page);
    await expect(page).toHaveURL(/\/create$/, PATIENCE);
    await page.getByRole('link', { name: 'My home', exact: true }).click();
    await expect(unsent(page)).toBeVisible(PATIENCE);
    await expect(unsent(page)).toContainText('My project');
    await accessible();
    await context.unroute(SAVE_CALL);
    await unsent(page).getByRole('button', { name: 'Send now' }).click();
    await expect(unsent(page)).toBeHidden(PATIENCE);
    expect(await keysOnServer(child, id)).toEqual(['a', 'b', 'c']);
  },
);

test(
  'a child hands in what it sees: unsent changes go first, and nothing older goes in their place',
  ONE_SIZE,
  async ({ page, context, newPerson, problems }) => {
    const child = await newPerson(ROLE.student);
    const { task } = await storeGivenTo(child, { kind: 'scratch' });
    await openEditor(page, child, `/scratch/new?task=${task.id}`);
    await edit(page, 'a');
    const id = await save(page);
    await expect.poll(() => answerOf(child, task.id)).toMatchObject({ workId: id });
    problems.announce(/ERR_CONNECTION_FAILED/);
    await refuseSaves(context);
    await edit(page, 'b');
    await untilKept(page);
    await page.close();

    const answers = await context.newPage();
    await answers.goto(`/student/task?id=${task.id}`);
    await expect(answers.getByText('changes that haven’t been sent yet')).toBeVisible();
    await answers.getByRole('button', { name: 'Hand in' }).click();
    await expect(answers.getByRole('alert')).toContainText('nothing was handed in', PATIENCE);
    expect((await answerOf(child, task.id))?.handedIn).toEqual([]);
    await context.unroute(SAVE_CALL);

    // Without a network it is told at once, instead of handing in something else later.
    problems.announce(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await answers.getByRole('button', { name: 'Hand in' }).click();
    await expect(answers.getByRole('alert')).toContainText('nothing was handed in', PATIENCE);
    await expect(answers.getByRole('button', { name: 'Hand in' })).toBeEnabled();
    await context.setOffline(false);
    await answers.getByRole('button', { name: 'Hand in' }).click();
    await expect(answers.getByRole('region', { name: 'What I handed in' })).toBeVisible(PATIENCE);
    const first = (await answerOf(child, task.id))?.handedIn.at(-1);
    expect(await keysOnServer(child, id, first?.version)).toEqual(['a', 'b']);

    // While the editor is open in another tab, that tab sends.
    const editor = await context.newPage();
    await editor.goto(`/scratch/${id}`);
    await untilOpen(editor);
    await edit(editor, 'c');
    await answers.getByLabel('Message to your teacher').fill('And a c');
    await answers.getByRole('button', { name: 'Hand in again' }).click();
    await expect(answers.getByText('And a c', { exact: true })).toBeVisible(PATIENCE);
    await expect
      .poll(async () => (await answerOf(child, task.id))?.handedIn.length, PATIENCE)
      .toBe(2);
    const second = (await answerOf(child, task.id))?.handedIn.at(-1);
    expect(await keysOnServer(child, id, second?.version)).toEqual(['a', 'b', 'c']);
  },
);

test(
  'a copy takes along what was not sent, and the project stays as it was',
  ONE_SIZE,
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
  ONE_SIZE,
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
  'signing out tells of unsent projects, and sends them first',
  ONE_SIZE,
  async ({ page, context, newPerson, problems, accessible }) => {
    const child = await newPerson(ROLE.student);
    await openEditor(page, child);
    await edit(page, 'a');
    const id = await save(page);
    problems.announce(/ERR_CONNECTION_FAILED/);
    await refuseSaves(context);
    await edit(page, 'b');
    await back(page);
    await expect(page).toHaveURL(isDashboard, PATIENCE);

    const signOut = async () => {
      await page.getByRole('button', { name: /^My account/ }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
    };
    const dialog = page.getByRole('dialog', { name: 'Sending your projects' });
    await signOut();
    await expect(dialog.getByText('could not be sent')).toBeVisible(PATIENCE);
    await expect(dialog).toContainText('My project');
    await accessible();
    await dialog.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(page).toHaveURL(isDashboard);
    await context.unroute(SAVE_CALL);
    await signOut();
    await expect(page).toHaveURL(/\/login/, PATIENCE);
    expect(await keysOnServer(child, id)).toEqual(['a', 'b']);
  },
);

test(
  'a project that was begun for a task stays linked, though both answers are lost',
  ONE_SIZE,
  async ({ page, context, newPerson, problems }) => {
    const child = await newPerson(ROLE.student);
    const { task } = await storeGivenTo(child, { kind: 'scratch' });
    await openEditor(page, child, `/scratch/new?task=${task.id}`);
    problems.announce(/ERR_CONNECTION_FAILED/);
    // The server has the first save, but nobody hears of it.
    await context.route(SAVE_CALL, async (route) => {
      await route.fetch();
      await route.abort('connectionfailed');
    });
    await context.route(OPEN_CALL, (route) => route.abort('connectionfailed'));
    await edit(page, 'a');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await untilKept(page);
    await page.close();

    // Another visit: the save is confirmed, the link is still lost.
    await context.unroute(SAVE_CALL);
    const home = await context.newPage();
    await home.goto('/dashboard');
    await expect(home.getByText('1 project is sent')).toBeVisible(PATIENCE);
    expect((await answerOf(child, task.id))?.workId ?? '').toBe('');
    await home.close();
    await context.unroute(OPEN_CALL);
    const again = await context.newPage();
    await again.goto('/dashboard');
    await expect
      .poll(async () => (await answerOf(child, task.id))?.workId, PATIENCE)
      .toMatch(/^wrk-/);
    const { workId } = (await answerOf(child, task.id)) ?? {};
    if (!workId) throw new Error('no answer');
    expect(await keysOnServer(child, workId)).toEqual(['a']);
  },
);
