import { readFile } from 'node:fs/promises';
import { ROLE } from '#shared/roles.ts';
import { breakable, setDevice } from '../harness/breakable-browser.ts';
import { edit, keysIn, PATIENCE, state, untilOpen } from '../harness/editor.ts';
import { enter } from '../harness/enter.ts';
import { chooseFromAccount } from '../harness/shell.ts';
import { expect, SELDOM_TRY, test } from '../harness/test.ts';

test.setTimeout(180_000);

test(
  'signing out tells of an editor whose work is kept nowhere, and that editor gives the file',
  SELDOM_TRY,
  async ({ page, context, newPerson, problems, accessible }) => {
    const child = await newPerson(ROLE.student);
    problems.announce(/ERR_CONNECTION_FAILED/);
    await enter(page, child, '/dashboard');
    // A private window: nothing was ever kept here.
    await setDevice(page, { store: 'refused', years: 0 });
    await context.route('**/api/index/upload', (route) => route.abort('connectionfailed'));
    const editor = await context.newPage();
    await breakable(editor);
    await editor.goto('/scratch/new');
    await untilOpen(editor);
    await edit(editor, 'a');
    await expect(state(editor, /^Not saved yet: do not close/)).toBeVisible(PATIENCE);

    const dialog = page.getByRole('dialog', { name: 'Sending your projects' });
    await chooseFromAccount(page, 'Sign out');
    await expect(dialog.getByText('could not be sent')).toBeVisible(PATIENCE);
    await expect(dialog.getByRole('listitem')).toContainText('My project');
    await expect(dialog.getByRole('listitem')).toContainText('Not kept anywhere yet');
    await expect(dialog.getByRole('alert')).toContainText('download the file');
    await expect(dialog.getByText('They stay on this device')).toBeHidden();
    await accessible();
    await dialog.getByRole('button', { name: 'Sign out anyway' }).click();
    await expect(page).toHaveURL(/\/login/, PATIENCE);

    const question = editor.getByRole('dialog', { name: 'Your project is not saved yet' });
    await expect(question).toContainText('You have been signed out', PATIENCE);
    await expect(question.getByRole('button', { name: 'Stay' })).toBeHidden();
    const [download] = await Promise.all([
      editor.waitForEvent('download'),
      question.getByRole('button', { name: 'Download the file' }).click(),
    ]);
    expect(keysIn(await readFile(await download.path()))).toEqual(['a']);
    await question.getByRole('button', { name: 'Leave anyway' }).click();
    await expect(editor).toHaveURL(/\/login/, PATIENCE);
  },
);
