import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { choose, dialog, press } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';

const { enter, open } = application;

const openList = async (...lines: readonly string[]): Promise<void> => {
  await enter(await newPerson(ROLE.principal));
  await open('/student');
  await page.getByRole('button', { name: 'Add many' }).first().click();
  const file = new File([lines.join('\n')], 'list.csv');
  await page.getByLabelText('Choose a file').upload(file);
};

test('the preview tells what each column was taken for, what was left out and what is doubtful', async () => {
  await openList(
    '秋季班名单,,',
    '序号,学员姓名,家长手机',
    '1,王小明,13800138000（妈妈）',
    '2,李梅,13900139000',
    '合计,2,',
  );
  const name = dialog().getByRole('combobox', { name: '学员姓名' });
  await expect.element(name).toMatchTextContent('Name');
  await expect.element(dialog().getByLabelText('Row 1 Phone')).toHaveValue('13800138000');
  await expect.element(dialog().getByText(/the file says “13800138000（妈妈）”/)).toBeVisible();
  await expect.element(dialog().getByText(/^2 rows are titles, totals or notes/)).toBeVisible();
  await expectAccessible();
  await choose('家长手机', 'Not imported', dialog());
  await expect.element(dialog().getByLabelText('Row 1 Phone')).toHaveValue('');
  await choose('家长手机', 'Phone', dialog());
  await press('Add 2 students', dialog());
  await expect.element(dialog().getByText('2 added')).toBeVisible();
  await expectAccessible();
});

test('a wrong cell is mended in its place', async () => {
  await openList('姓名,性别', '王小明,1', '李梅,♀');
  await expect.element(dialog().getByText('Female, male or nothing')).toBeVisible();
  await choose('Row 1 Gender', 'Male', dialog());
  await press('Add 2 students', dialog());
  await expect.element(dialog().getByText('2 added')).toBeVisible();
});
