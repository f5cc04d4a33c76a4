import type { BrowserContext } from '@playwright/test';
import { taskAnswers } from '#functions/domain/tasks/task-answer.ts';
import { ROLE } from '#shared/roles.ts';
import type { Person } from '#tests/factories/person.ts';
import { storeGivenTo } from '#tests/factories/task.ts';
import {
  edit,
  keysOnServer,
  openEditor,
  PATIENCE,
  save,
  untilKept,
  untilOpen,
} from '../harness/editor.ts';
import { expect, SELDOM_TRY, TRY, test } from '../harness/test.ts';

const SAVE_CALL = '**/api/scratch/publish_scratch';
const OPEN_CALL = '**/api/task/open';

/** From here on the server takes no saves. */
const refuseSaves = (context: BrowserContext) =>
  context.route(SAVE_CALL, (route) => route.abort('connectionfailed'));

const answerOf = ({ schoolId, userId }: Person, taskId: string) =>
  taskAnswers.get({ schoolId, taskId, userId } as Parameters<typeof taskAnswers.get>[0], {
    consistent: true,
  });

test.setTimeout(180_000);

test(
  'a child hands in what it sees: unsent changes go first, and nothing older goes in their place',
  SELDOM_TRY,
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
    problems.announce(/ERR_INTERNET_DISCONNECTED|FileNotFetched/);
    await context.setOffline(true);
    await answers.getByRole('button', { name: 'Hand in' }).click();
    await expect(answers.getByRole('alert')).toContainText('nothing was handed in', PATIENCE);
    await expect(answers.getByRole('button', { name: 'Hand in' })).toBeEnabled();
    // A second attempt is answered anew, and never by "Handed in!".
    await answers.getByRole('button', { name: 'Hand in' }).click();
    await expect(answers.getByRole('alert')).toContainText('nothing was handed in', PATIENCE);
    await expect(answers.getByText('Handed in!')).toBeHidden();
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

    // What an open editor has can be handed in, though it is not known here yet.
    await answers.reload();
    const again = answers.getByRole('button', { name: 'Hand in again' });
    await expect(again).toBeEnabled(PATIENCE);
    await edit(editor, 'd');
    await again.click();
    await expect
      .poll(async () => (await answerOf(child, task.id))?.handedIn.length, PATIENCE)
      .toBe(3);
    const third = (await answerOf(child, task.id))?.handedIn.at(-1);
    expect(await keysOnServer(child, id, third?.version)).toEqual(['a', 'b', 'c', 'd']);
    await editor.close();
    await answers.reload();
    await expect(answers.getByText('Handed in!')).toBeVisible(PATIENCE);
    await expect(again).toBeHidden();
    // An editor that is opened later in another tab may have changes.
    const later = await context.newPage();
    await later.goto(`/scratch/${id}`);
    await untilOpen(later);
    await answers.bringToFront();
    await expect(again).toBeVisible(PATIENCE);
    await later.close();
    await expect(again).toBeHidden(PATIENCE);
  },
);

test('a project without any change can be handed in', TRY, async ({ page, newPerson }) => {
  const child = await newPerson(ROLE.student);
  const { task } = await storeGivenTo(child, { kind: 'scratch' });
  await openEditor(page, child, `/scratch/new?task=${task.id}`);
  const id = await save(page);
  await expect.poll(() => answerOf(child, task.id)).toMatchObject({ workId: id });
  await page.goto(`/student/task?id=${task.id}`);
  await page.getByRole('button', { name: 'Hand in' }).click(PATIENCE);
  await expect(page.getByText('Handed in!').first()).toBeVisible(PATIENCE);
  const handedIn = (await answerOf(child, task.id))?.handedIn;
  expect(handedIn).toMatchObject([{ workId: id, version: 1 }]);
  expect(await keysOnServer(child, id, 1)).toEqual([]);
});

test(
  'a project that was begun for a task stays linked, though both answers are lost',
  SELDOM_TRY,
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
