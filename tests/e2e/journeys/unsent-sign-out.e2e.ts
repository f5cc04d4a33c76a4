import { ROLE } from '#shared/roles.ts';
import { issueCard } from '#tests/factories/student.ts';
import {
  back,
  edit,
  keysOnServer,
  openEditor,
  PATIENCE,
  refuseSaves,
  SAVE_CALL,
  save,
  untilKept,
} from '../harness/editor.ts';
import { expect, SELDOM_TRY, test } from '../harness/test.ts';

const isDashboard = /\/dashboard$/;

test.setTimeout(180_000);

test(
  'signing out tells of unsent projects, and sends them first',
  SELDOM_TRY,
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
  'the card of another child first sends what this one has not sent',
  SELDOM_TRY,
  async ({ page, context, newPerson, problems }) => {
    const child = await newPerson(ROLE.student);
    await openEditor(page, child);
    await edit(page, 'a');
    const id = await save(page);
    problems.announce(/ERR_CONNECTION_FAILED/);
    await refuseSaves(context);
    await edit(page, 'b');
    await untilKept(page);

    await page.goto(`/card/${await issueCard(child.schoolId)}`);
    const withCard = page.getByRole('button', { name: 'Sign in with the card' });
    await withCard.click();
    const dialog = page.getByRole('dialog', { name: 'Sending your projects' });
    await expect(dialog.getByText('could not be sent')).toBeVisible(PATIENCE);
    await dialog.getByRole('button', { name: 'Stay signed in' }).click();
    await context.unroute(SAVE_CALL);
    await withCard.click();
    await expect(page).toHaveURL(isDashboard, PATIENCE);
    expect(await keysOnServer(child, id)).toEqual(['a', 'b']);
  },
);
