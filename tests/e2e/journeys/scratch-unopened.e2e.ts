import type { Page, Route } from '@playwright/test';
import { works } from '#functions/domain/works/work.ts';
import { versionOf } from '#functions/domain/works/work-version.ts';
import type { WorkId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeSigner, PASSWORD, type Person } from '#tests/factories/person.ts';
import {
  edit,
  hidePlayers,
  keysInEditor,
  keysOnServer,
  openEditor,
  PATIENCE,
  save,
  untilOpen,
  untilSaved,
} from '../harness/editor.ts';
import { enter } from '../harness/enter.ts';
import { expect, LONG_ONE_SIZE, test } from '../harness/test.ts';

/** The newest version of a work, and whether an address is that of its file. */
async function newestOf({ schoolId }: Person, id: WorkId) {
  const work = await works.get({ schoolId, id }, { consistent: true });
  const version = work && (await versionOf(work, work.version));
  if (!version) throw new Error('no such version');
  const { no, key } = version;
  return { no, isItsFile: ({ pathname }: URL) => pathname.endsWith(key) };
}

const missing = (route: Route) => route.fulfill({ status: 404 });
const damaged = (route: Route) =>
  route.fulfill({ contentType: 'application/octet-stream', body: 'no project' });

/** Chooses the first version in the dialog, looks inside, and does something with it. */
async function choose(page: Page, action: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Versions' });
  await expect(dialog.getByRole('button', { name: /Can’t be opened/ })).toBeVisible(PATIENCE);
  await dialog.getByRole('button', { name: /^Version 1 / }).click();
  await dialog.getByRole('button', { name: 'See the blocks' }).click(PATIENCE);
  await expect(dialog.getByRole('region', { name: /^Script/ }).first()).toBeVisible(PATIENCE);
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toBeHidden(PATIENCE);
  await untilOpen(page);
}

test(
  'a newest version that does not open leaves the earlier ones to the child and its teacher',
  LONG_ONE_SIZE,
  async ({ page, newPerson, problems, accessible }) => {
    test.setTimeout(240_000);
    const child = await newPerson(ROLE.student);
    await openEditor(page, child);
    await edit(page, 'a');
    const id = await save(page);
    await edit(page, 'b');
    await save(page);
    await expect.poll(() => keysOnServer(child, id), PATIENCE).toEqual(['a', 'b']);
    const { no: newest, isItsFile } = await newestOf(child, id);

    // The teacher looks into the project while its file is missing, and begins from an earlier version.
    problems.announce(/404/);
    await page.route(isItsFile, missing);
    const teacher = await makeSigner(child.schoolId, ROLE.teacher);
    await makeClass(teacher, [child]);
    await enter(page, { ...teacher, password: PASSWORD }, `/scratch/new?copy=${id}`);
    await expect(page.getByText('The file of this version can’t be loaded')).toBeVisible(PATIENCE);
    await accessible();
    await page.getByRole('button', { name: 'Earlier versions' }).click();
    await choose(page, 'Open as a copy');
    const name = page.getByRole('textbox', { name: 'Name of the project' });
    await expect(name).toHaveValue('Copy of My project');
    expect(await keysInEditor(page)).toEqual(['a']);
    await untilSaved(page);

    // For the child the file is there, but the editor does not take it.
    await page.unroute(isItsFile, missing);
    await page.route(isItsFile, damaged);
    problems.announce(/scratch-gui|scratch-editor/);
    await enter(page, child, `/scratch/${id}`);
    await expect(page.getByText('The newest version can’t be opened')).toBeVisible(PATIENCE);
    await expect(page.getByRole('button', { name: 'Earlier versions' })).toBeVisible();
    await hidePlayers(page);
    await accessible();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Versions' }).click();
    await choose(page, 'Restore this version');
    expect(await keysInEditor(page)).toEqual(['a']);
    expect((await newestOf(child, id)).no).toBe(newest + 1);
    expect(await keysOnServer(child, id)).toEqual(['a']);
    expect(await keysOnServer(child, id, newest)).toEqual(['a', 'b']);
  },
);
