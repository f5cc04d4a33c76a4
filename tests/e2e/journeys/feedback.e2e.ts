import { ROLE } from '#shared/roles.ts';
import { storeFeedback } from '#tests/factories/feedback.ts';
import { makePerson, makeSigner, PASSWORD } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { enter } from '../harness/enter.ts';
import { chooseFromAccount, openFilters, rowOf } from '../harness/shell.ts';
import { expect, ON_PHONE, SELDOM, test } from '../harness/test.ts';

test(
  'a student tells the school what is wrong, and sees the facts that are sent',
  ON_PHONE,
  async ({ page, newPerson, accessible }) => {
    const student = await newPerson(ROLE.student);
    await enter(page, student, '/student');
    await chooseFromAccount(page, 'Send feedback');
    await expect(page.getByRole('heading', { name: 'Write feedback' })).toBeVisible();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Please fill in this field')).toBeVisible();
    await page.getByRole('textbox', { name: 'What would you like to say?' }).fill('教室有点冷');
    const picture = { name: '截图.png', mimeType: 'image/png', buffer: makePng(40, 30) };
    await page.locator('input[type=file]').setInputFiles(picture);
    await expect(page.getByRole('button', { name: /Remove 截图/ })).toBeVisible();
    await page.getByRole('checkbox', { name: /Send these technical details/ }).check();
    const facts = page.getByRole('region', { name: 'Technical details' });
    await expect(facts).toContainText('/student');
    await accessible();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await rowOf(page, '教室有点冷').click();
    await expect(page.getByRole('img', { name: 'Screenshot 1' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Technical details' })).toContainText('/student');
    await accessible();
  },
);

test('a principal answers feedback to the school, and its sender reads it', async ({
  page,
  newPerson,
  accessible,
}) => {
  const principal = await newPerson(ROLE.principal);
  const teacher = await makeSigner(principal.schoolId, ROLE.teacher, { name: '周雨桐' });
  await storeFeedback(teacher, { to: 'school', text: '教室少两个鼠标' });
  await enter(page, principal, '/feedback');
  await expect(page.getByText('No feedback yet')).toBeVisible();
  await page.getByRole('button', { name: 'To the school' }).click();
  await expect(rowOf(page, '教室少两个鼠标')).toContainText('Unread');
  await accessible();
  await rowOf(page, '教室少两个鼠标').click();
  await page.getByRole('button', { name: 'Mark as in progress' }).click();
  await expect(page.getByText('In progress')).toBeVisible();
  await page.getByRole('textbox', { name: 'Write an answer' }).fill('已经放在柜子里了');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const talk = page.getByRole('list', { name: 'Conversation' });
  await expect(talk.getByText('已经放在柜子里了')).toBeVisible();
  await expect(page.getByText('Answered')).toBeVisible();
  await accessible();

  await enter(page, { ...teacher, password: PASSWORD }, '/feedback');
  await expect(rowOf(page, '教室少两个鼠标')).toContainText('Unread');
  await rowOf(page, '教室少两个鼠标').click();
  await expect(talk.getByText('已经放在柜子里了')).toBeVisible();
  await page.getByRole('button', { name: 'Solved, close it' }).click();
  await expect(page.getByText('Closed')).toBeVisible();
});

test(
  'an operator finds what a school has written, and closes it',
  SELDOM,
  async ({ page, newPerson, accessible }) => {
    const operator = await newPerson(ROLE.platform);
    const schoolId = await makeSchool({ name: '蓝鲸编程' });
    const teacher = await makePerson(schoolId, ROLE.teacher);
    await storeFeedback(teacher, { text: '白鹭作品打不开' });
    await enter(page, operator, '/admin/feedback');
    await openFilters(page);
    await page.getByRole('searchbox', { name: 'Search in the first words' }).fill('白鹭');
    await expect(rowOf(page, '白鹭作品打不开')).toContainText('蓝鲸编程');
    await page.getByRole('combobox', { name: 'Filter by state' }).click();
    await page.getByRole('option', { name: 'New', exact: true }).click();
    await accessible();
    await rowOf(page, '白鹭作品打不开').click();
    const dialog = page.getByRole('dialog', { name: '蓝鲸编程 · Problem' });
    await dialog.getByRole('button', { name: 'Mark as closed' }).click();
    await expect(dialog.getByText('Closed')).toBeVisible();
    await accessible();
    await dialog.getByRole('textbox', { name: 'Write an answer' }).fill('请再试一次');
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Discard unsaved changes?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dialog.getByText('Answered')).toBeVisible();
  },
);
