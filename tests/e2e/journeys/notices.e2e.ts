import type { Browser, Locator, Page } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { sendNotice } from '#tests/factories/notice.ts';
import { makeParentCode } from '#tests/factories/parent.ts';
import { makePerson, makeSigner, PASSWORD, type Person } from '#tests/factories/person.ts';
import { storePublished, storeTemplate } from '#tests/factories/school-notice.ts';
import { cloudUrl } from '../harness/cloud-report.ts';
import { enter } from '../harness/enter.ts';
import { takePicture } from '../harness/look.ts';
import { isPhone, openFilters, openMenu, toast } from '../harness/shell.ts';
import { expect, ON_PHONE, SELDOM, test } from '../harness/test.ts';

const dialog = (page: Page): Locator => page.getByRole('dialog');
const press = (at: Page | Locator, name: string | RegExp): Promise<void> =>
  at.getByRole('button', { name, exact: true }).click();
const titleField = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Title', exact: true });
const menu = async (page: Page, title: string, entry: string): Promise<void> => {
  await press(page, `Actions for ${title}`);
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};
const entry = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('link').filter({ hasText: title });

/** The author takes a notice back, in a browser of its own. */
async function withdrawElsewhere(browser: Browser, author: Person, title: string): Promise<void> {
  const context = await browser.newContext({ baseURL: cloudUrl(), serviceWorkers: 'block' });
  const page = await context.newPage();
  await enter(page, { ...author, password: PASSWORD }, '/notice');
  await menu(page, title, 'Withdraw');
  await press(dialog(page), 'Withdraw');
  await expect(toast(page, 'The notice is withdrawn')).toBeVisible();
  await context.close();
}

const makePupil = ({ schoolId }: Person, name: string): Promise<Person> =>
  makePerson(schoolId, ROLE.student, { name });

test('a principal writes to the school, pins, edits, reminds, and withdraws', async ({
  page,
  newPerson,
  accessible,
}) => {
  test.slow();
  const principal = await newPerson(ROLE.principal);
  await makePupil(principal, '王子涵');
  await enter(page, principal, '/index');
  await (await openMenu(page)).getByRole('button', { name: 'Office' }).click();
  await page.getByRole('link', { name: 'Notices', exact: true }).click();
  await expect(page.getByText('No notices yet')).toBeVisible();
  await accessible();

  await page.getByRole('link', { name: 'New notice' }).first().click();
  await press(page, 'Publish');
  await expect(page.getByText('Please fill in this field')).toBeVisible();
  await titleField(page).fill('元旦放假安排');
  await page.getByRole('textbox', { name: 'Text' }).fill('1 月 1 日至 3 日放假。');
  await page.locator('input[type=file][multiple]').setInputFiles({
    name: 'plan.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Holidays'),
  });
  await expect(page.getByRole('button', { name: 'Remove plan.txt' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Important' }).check();
  await expect(page.getByText(/^Draft saved at/)).toBeVisible();
  await expect(page).toHaveURL(/\/notice\/edit\/snt-/);
  await accessible();
  await takePicture(page, 'notice-editor');
  await press(page, 'Preview');
  await expect(dialog(page).getByText('1 月 1 日至 3 日放假。')).toBeVisible();
  await press(dialog(page), 'Close');
  await press(page, 'Publish');

  await expect(toast(page, 'The notice is published')).toBeVisible();
  await expect(page.getByRole('heading', { name: '元旦放假安排' })).toBeVisible();
  await expect(page.getByText('0 of 2 have read it')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Not read' }).getByText('王子涵')).toBeVisible();
  await accessible();
  await takePicture(page, 'notice-sent');
  await press(page, 'Remind those who have not read it');
  await press(dialog(page), 'Remind those who have not read it');
  await expect(toast(page, 'They were reminded')).toBeVisible();
  await menu(page, '元旦放假安排', 'Pin');
  await expect(toast(page, 'Pinned')).toBeVisible();
  await menu(page, '元旦放假安排', 'Keep as a template');
  await press(dialog(page), 'Save');
  await expect(toast(page, 'Kept as a template of the school')).toBeVisible();

  await page.getByRole('link', { name: 'Edit' }).click();
  await titleField(page).fill('元旦放假安排（更正）');
  await press(page, 'Save changes');
  await expect(page.getByRole('main').getByText('Edited', { exact: true }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Back to the notices' }).click();
  await openFilters(page);
  await page.getByRole('searchbox', { name: 'Search by title' }).fill('更正');
  await expect(page.getByText('元旦放假安排（更正）').first()).toBeVisible();
  await accessible();
  await takePicture(page, 'notice-list');
  await menu(page, '元旦放假安排（更正）', 'Withdraw');
  await press(dialog(page), 'Withdraw');
  await expect(toast(page, 'The notice is withdrawn')).toBeVisible();
  await expect(page.getByText('Withdrawn', { exact: true }).first()).toBeVisible();
});

test(
  'a teacher writes to a class from a template, and to nobody else',
  SELDOM,
  async ({ page, newPerson, accessible }, info) => {
    test.skip(info.project.name !== 'desktop', 'nothing of it differs on a phone');
    const teacher = await newPerson(ROLE.teacher);
    await makeClass(teacher, [await makePupil(teacher, '李沐阳')], { name: 'Scratch 一班' });
    await storeTemplate(teacher, '带平板');
    await enter(page, teacher, '/notice');
    await press(page, 'From a template');
    await accessible();
    await dialog(page)
      .getByRole('link', { name: /带平板/ })
      .click();
    await expect(titleField(page)).toHaveValue('国庆放假安排');
    await expect(page.getByRole('combobox', { name: 'To', exact: true })).toBeHidden();
    await press(page, 'Publish');
    await expect(page.getByText('Choose classes or people')).toBeVisible();
    await page.getByLabel('Classes').fill('Scratch');
    await page.getByRole('option', { name: 'Scratch 一班' }).click();
    await press(page, 'Publish');
    await expect(toast(page, 'The notice is published')).toBeVisible();
    await expect(page.getByText('0 of 1 have read it')).toBeVisible();

    await page.getByRole('link', { name: 'Back to the notices' }).click();
    await menu(page, '国庆放假安排', 'Copy to a new notice');
    await titleField(page).fill('第二条');
    await press(page, 'Keep as a draft');
    await expect(toast(page, /^Draft saved$/)).toBeVisible();
    await menu(page, '第二条', 'Delete');
    await press(dialog(page), 'Delete');
    await expect(toast(page, 'Draft deleted')).toBeVisible();
    await press(page, 'From a template');
    await press(dialog(page), 'Remove the template 带平板');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(toast(page, 'Template removed')).toBeVisible();
  },
);

test(
  'a student reads what the school says, mutes it, and learns that it was withdrawn',
  ON_PHONE,
  async ({ page, browser, newPerson, accessible }) => {
    const student = await newPerson(ROLE.student);
    const principal = await makeSigner(student.schoolId, ROLE.principal);
    const id = await storePublished(principal, { title: '家长开放日' });
    await storePublished(principal, { title: '运动会' });
    await sendNotice(student, { title: '调课通知' });
    // What only staff write is a list to read for everybody else.
    await enter(page, student, '/notice');
    await expect(page).toHaveURL('/mail');
    await expect(page.getByRole('button', { name: 'Notices, 3 unread' })).toBeVisible();
    await expect(entry(page, '家长开放日')).toBeVisible();
    await expect(page.getByText('调课通知')).toBeVisible();
    await accessible();
    await takePicture(page, `mail-${isPhone(page) ? 'phone' : 'desktop'}`);

    await entry(page, '家长开放日').click();
    await expect(page.getByRole('heading', { name: '家长开放日' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Notices, 2 unread' })).toBeVisible();
    await accessible();
    await page.getByRole('link', { name: 'Back to the notices' }).click();
    await press(page, 'Bell settings');
    await dialog(page).getByRole('switch', { name: 'School' }).click();
    await expect(toast(page, /^Saved$/)).toBeVisible();
    await accessible();
    await press(dialog(page), 'Done');
    await expect(page.getByRole('button', { name: 'Notices, none unread' })).toBeVisible();

    await page.getByRole('tab', { name: 'Tasks' }).click();
    await expect(page.getByText('No notices of this kind yet')).toBeVisible();
    await press(page, 'Notices, none unread');
    await dialog(page).getByRole('link', { name: '运动会' }).click();
    await expect(page.getByRole('heading', { name: '运动会' })).toBeVisible();

    await page.goto(`/mail/${id}`);
    await expect(page.getByRole('heading', { name: '家长开放日' })).toBeVisible();
    await withdrawElsewhere(browser, principal, '家长开放日');
    await page.reload();
    await expect(page.getByText('This notice was withdrawn')).toBeVisible();
    await accessible();
  },
);

test('a family reads it without an account', async ({ page, newPerson, accessible }) => {
  const principal = await newPerson(ROLE.principal);
  const child = await makePupil(principal, '王子涵');
  await storePublished(principal, { title: '家长开放日', important: true });
  await page.goto(`/parent/${await makeParentCode(child)}`);
  await page.getByRole('button', { name: /家长开放日/ }).click();
  await expect(dialog(page).getByRole('heading', { name: '家长开放日' })).toBeVisible();
  await accessible();
  await press(dialog(page), 'Close');
  await takePicture(page, 'family-notices');
});
