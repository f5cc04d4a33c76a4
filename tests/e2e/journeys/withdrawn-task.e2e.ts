import { tasks } from '#functions/domain/tasks/task.ts';
import { ROLE } from '#shared/roles.ts';
import { storeGivenTo } from '#tests/factories/task.ts';
import { edit, keysOnServer, openEditor, PATIENCE, save, untilKept } from '../harness/editor.ts';
import { expect, SELDOM_TRY, test } from '../harness/test.ts';

test(
  'a task that is withdrawn takes nothing away from the child who works on it without a network',
  SELDOM_TRY,
  async ({ page, context, newPerson, problems, accessible }) => {
    test.setTimeout(120_000);
    const child = await newPerson(ROLE.student);
    const { task } = await storeGivenTo(child, { kind: 'scratch' });
    await openEditor(page, child, `/scratch/new?task=${task.id}`);
    problems.announce(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await context.setOffline(true);
    await edit(page, 'a');
    await untilKept(page);
    await tasks.change(task, (before) => ({ ...before, state: 'withdrawn' }));
    await context.setOffline(false);
    const id = await save(page);
    expect(await keysOnServer(child, id)).toEqual(['a']);
    await edit(page, 'b');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => keysOnServer(child, id), PATIENCE).toEqual(['a', 'b']);

    // Who comes by an old link is told, and has a way on.
    await page.goto(`/scratch/new?template=${task.id}`);
    await expect(page.getByRole('main')).toContainText('This task has no template', PATIENCE);
    await accessible();
    await page.goto(`/student/task?id=${task.id}`);
    await expect(page.getByRole('main')).toContainText('no such task', PATIENCE);
    await accessible();
  },
);
