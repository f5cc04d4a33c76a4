import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStudent } from '#tests/factories/student.ts';
import { makePastLesson, storeRecord } from '#tests/factories/teaching.ts';
import { enter } from '../harness/enter.ts';
import { isPhone, toast } from '../harness/shell.ts';
import { expect, SELDOM, test } from '../harness/test.ts';

test(
  'a student has a profile: guardians are added, and who has the same phone is a tap away',
  SELDOM,
  async ({ page, newPerson, accessible }) => {
    const principal = await newPerson(ROLE.principal);
    const child = await makeStudent(principal, { name: '王子涵', phone: '' });
    const other = await makeStudent(principal, { name: '李小明' });
    const sibling = { name: '王子墨', reading: 'wang zi mo', phone: '13800138001' };
    await makeStudent(principal, sibling);
    await makeClass(principal, [child], { name: 'Scratch 周六班' });
    const taught = await makePastLesson(principal, [child, other]);
    await storeRecord(taught, { [child.userId]: 'late' });
    await enter(page, principal, '/student?q=王子涵');
    if (isPhone(page)) await page.getByRole('button', { name: /^王子涵/ }).click();
    else await page.getByRole('row').filter({ hasText: '王子涵' }).click();

    await expect(page.getByRole('heading', { level: 1, name: '王子涵' })).toBeVisible();
    const guardians = page.getByRole('region', { name: 'Guardians' });
    await expect(guardians).toContainText('No guardians yet');
    await expect(page.getByRole('region', { name: 'Classes' })).toContainText('Scratch 周六班');
    await accessible();

    await guardians.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Guardians' });
    await dialog.getByLabel('Phone').fill('1380013');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel('Phone')).toHaveAccessibleDescription('This value isn’t valid');
    await dialog.getByLabel('Phone').fill('13800138001');
    await dialog.getByLabel('Name').fill('李芳');
    await accessible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Saved')).toBeVisible();
    await expect(guardians.getByRole('link', { name: '13800138001' })).toBeVisible();
    await expect(guardians).toContainText('Mother · 李芳');

    await page.getByRole('tab', { name: 'History' }).click();
    const history = page.getByRole('tabpanel', { name: 'History' });
    await expect(history).toContainText('Guardians edited');
    await expect(history).toContainText('Guardians: empty → 李芳 13800138001');
    await accessible();

    // The own attendance, and not that of the class.
    await page.getByRole('tab', { name: 'Lessons and attendance' }).click();
    const lessons = page.getByRole('tabpanel', { name: 'Lessons and attendance' });
    await expect(lessons.getByText('Late', { exact: true })).toBeInViewport();
    await expect(lessons.getByText(/Present 1/)).toBeHidden();
    await accessible();

    // From anywhere, by what is typed on a Latin keyboard.
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.getByRole('combobox').fill('wangzm');
    await expect(search.getByRole('option', { name: '王子墨', selected: true })).toBeVisible();
    await accessible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '王子墨' })).toBeVisible();
    await expect(page.getByRole('link', { name: '王子涵' })).toBeVisible();
    for (const tab of ['Lessons and attendance', 'Remarks', 'Tasks', 'Works', 'Figures']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
      await accessible();
    }
  },
);
