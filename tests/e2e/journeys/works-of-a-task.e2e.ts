import { readFile } from 'node:fs/promises';
import type { SchoolId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import { storeHandedIn, storeTask } from '#tests/factories/task.ts';
import { storeFile } from '#tests/factories/upload.ts';
import { minutesAgo } from '#tests/factories/work-history.ts';
import { enter } from '../harness/enter.ts';
import { expect, SELDOM, test } from '../harness/test.ts';

/** A class of three students, two of whom have handed in a picture. */
async function makeScene(schoolId: SchoolId) {
  const teacher = await makePerson(schoolId, ROLE.teacher);
  const pupil = (name: string) => makePerson(schoolId, ROLE.student, { name });
  const busy = [await pupil('李梓萱'), await pupil('张浩然')];
  const classId = await makeClass(teacher, [...busy, await pupil('王子涵')], { name: '三年级' });
  const given = { state: 'released' as const, releaseAt: minutesAgo(60), classIds: [classId] };
  const { id: taskId } = await storeTask(teacher, { ...given, title: '画太阳' });
  const picture = { purpose: 'work', name: '太阳.png', body: makePng(320, 240) } as const;
  for (const each of busy) {
    const { key, bytes, name } = await storeFile(each, picture);
    const file = { kind: 'picture', name, bytes, key, contentType: 'image/png' } as const;
    await storeHandedIn(each, taskId, file);
  }
  return { names: busy.map(({ name }) => name), taskId };
}

test(
  'a principal saves the works of a class, each under the name of its child',
  SELDOM,
  async ({ page, newPerson, problems, accessible }) => {
    problems.announce(/ERR_FAILED/);
    const principal = await newPerson(ROLE.principal);
    const { names, taskId } = await makeScene(principal.schoolId);
    await enter(page, principal, `/taskMan/detail/${taskId}`);
    await page.getByRole('button', { name: 'Download works' }).click();
    const dialog = page.getByRole('dialog', { name: 'Download works' });
    await expect(dialog.getByText('All classes')).toBeVisible();
    await accessible();
    // The first step does not arrive; the next ones do.
    await page.route('**/task/works_export_step', (route) => route.abort(), { times: 1 });
    await dialog.getByRole('button', { name: 'Create the archive' }).click();
    await expect(
      dialog.getByText('Connection lost. It will continue automatically.'),
    ).toBeVisible();
    await expect(dialog.getByText('The archive is ready')).toBeVisible({ timeout: 30_000 });
    await expect(dialog.getByText('Students: 3, files: 2')).toBeVisible();
    await accessible();
    const fetched = page.waitForEvent('download');
    await dialog.getByRole('link', { name: /画太阳/ }).click();
    const download = await fetched;
    expect(download.suggestedFilename()).toMatch(/^画太阳 \d{4}-\d\d-\d\d\.zip$/);
    const archive = await readFile(await download.path());
    const paths = [...names.map((name) => `三年级/${name} 画太阳.png`), 'Task results.xlsx'];
    expect(paths.filter((path) => !archive.includes(path))).toEqual([]);

    // A server that refuses says why, and it can be tried again.
    await page.reload();
    await page.getByRole('button', { name: 'Download works' }).click();
    const refusal = { code: 2004, msg: 'This export does not exist, or has ended', data: null };
    await page.route('**/task/works_export_step', (route) => route.fulfill({ json: refusal }), {
      times: 1,
    });
    await dialog.getByRole('button', { name: 'Create the archive' }).click();
    await expect(dialog.getByRole('alert')).toContainText('has ended');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByText('The archive is ready')).toBeVisible({ timeout: 30_000 });
  },
);
