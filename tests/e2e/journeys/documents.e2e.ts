import type { Page } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { storeFile, storeFolder } from '#tests/factories/document.ts';
import { makePerson, makeSigner, PASSWORD } from '#tests/factories/person.ts';
import { enter } from '../harness/enter.ts';
import { isPhone, rowOf } from '../harness/shell.ts';
import { expect, SELDOM, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const text = (name: string, words: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(words),
});

async function choose(page: Page, row: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${row}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('a teacher fills a folder, shares it with a class, and brings an old version back', async ({
  page,
  newPerson,
  accessible,
}) => {
  test.slow();
  const teacher = await newPerson(ROLE.teacher);
  const student = await makeSigner(teacher.schoolId, ROLE.student);
  await makeClass(teacher, [student], { name: '蓝鲸班' });
  await enter(page, teacher, '/database');
  await expect(page.getByText('The library is empty')).toBeVisible();
  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByRole('textbox', { name: 'Name of the folder' }).fill('第一单元');
  await page.getByRole('button', { name: 'Create' }).click();
  await rowOf(page, '第一单元').click();
  await expect(page.getByText('This folder is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Upload files' }).click();
  await page.locator('input[type=file][multiple]').setInputFiles(text('教案.txt', '认识角色'));
  await expect(page.getByRole('button', { name: 'Actions for 教案.txt' })).toBeVisible();
  await page.getByRole('button', { name: 'Hide upload' }).click();
  await rowOf(page, '教案.txt').click();
  const look = page.getByRole('dialog', { name: '教案.txt' });
  await expect(look.getByRole('region', { name: '教案.txt' })).toHaveText('认识角色');
  await accessible();
  await look.getByRole('button', { name: 'Close' }).click();

  await choose(page, '教案.txt', 'Versions');
  const versions = page.getByRole('dialog', { name: 'Versions of “教案.txt”' });
  await versions.locator('input[type=file]').setInputFiles(text('教案二.txt', '认识舞台'));
  await expect(versions.getByText('Version 2')).toBeVisible();
  await versions.getByRole('button', { name: 'Restore' }).click();
  await expect(versions.getByText('Version 1 again', { exact: false })).toBeVisible();
  await accessible();
  await versions.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('navigation', { name: 'Location' }).getByRole('button').click();
  await choose(page, '第一单元', 'Share');
  const share = page.getByRole('dialog', { name: 'Share “第一单元”' });
  await share.getByRole('combobox').fill('蓝鲸');
  await page.getByRole('option', { name: '蓝鲸班' }).click();
  await accessible();
  await share.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, '第一单元')).toContainText('Shared');

  await enter(page, { ...student, password: PASSWORD }, '/student');
  const mine = page.getByRole('region', { name: 'Documents' });
  await mine.getByRole('button', { name: /第一单元/ }).click();
  await mine.getByRole('button', { name: /教案.txt/ }).click();
  await expect(look.getByRole('region', { name: '教案.txt' })).toHaveText('认识角色');
  await accessible();
});

test(
  'a principal moves several things at once, deletes, restores, and deletes for good',
  SELDOM,
  async ({ page, newPerson, accessible }) => {
    const principal = await newPerson(ROLE.principal);
    const folder = await storeFolder(principal, { name: '归档' });
    await storeFolder(principal, { name: '旧课件' });
    await storeFile(principal, { name: '封面.png' });
    await enter(page, principal, '/database');
    for (const name of ['旧课件', '封面.png'])
      await rowOf(page, name)
        .getByRole('checkbox', { name: isPhone(page) ? `Select ${name}` : 'Select row' })
        .check();
    const bulk = page.getByRole('toolbar');
    await bulk.getByRole('button', { name: 'Move' }).click();
    const target = page.getByRole('dialog', { name: 'Move 2 items' });
    await target.getByRole('button', { name: '归档' }).click();
    await accessible();
    await target.getByRole('button', { name: 'Move here' }).click();
    await expect(rowOf(page, '封面.png')).toBeHidden();
    await rowOf(page, '归档').click();
    await expect(page).toHaveURL(new RegExp(folder.id));
    await expect(rowOf(page, '旧课件')).toBeVisible();
    await choose(page, '封面.png', 'Rename');
    await page.getByRole('textbox', { name: 'New name' }).fill('海报.png');
    await page.getByRole('button', { name: 'Save' }).click();
    await choose(page, '海报.png', 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(rowOf(page, '海报.png')).toBeHidden();

    await page.getByRole('tab', { name: 'Bin' }).click();
    await expect(rowOf(page, '海报.png')).toBeVisible();
    await accessible();
    await choose(page, '海报.png', 'Restore');
    await expect(page.getByText('The bin is empty')).toBeVisible();
    await page.getByRole('tab', { name: 'School library' }).click();
    await choose(page, '归档', 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('tab', { name: 'Bin' }).click();
    await choose(page, '归档', 'Delete for good');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('The bin is empty')).toBeVisible();
  },
);

test(
  'a live teacher reads what is shared with live teachers',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    const live = await newPerson(ROLE.liveTeacher);
    const principal = await makePerson(live.schoolId, ROLE.principal);
    const share = { roles: ['live-teacher' as const], classIds: [], at: new Date().toISOString() };
    const folder = await storeFolder(principal, { name: '直播规范', share });
    await storeFolder(principal, { name: '开播清单', parent: folder.id });
    await enter(page, live, '/personCenter');
    const card = page.getByRole('region', { name: 'Documents' });
    await card.getByRole('button', { name: /直播规范/ }).click();
    await expect(card.getByRole('button', { name: /开播清单/ })).toBeVisible();
    await accessible();
  },
);
