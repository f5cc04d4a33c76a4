import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { act, dialog, expectAt, openFilters, press, toast } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import {
  makeClassNotice,
  makeFamilyPage,
  makePrincipal,
  makeReader,
  makeSent,
  makeTeacher,
} from './notices.scene.ts';

const { enter, open, expectProblems } = application;

const HOLIDAYS = '元旦放假安排';
const titleField = page.getByRole('textbox', { name: 'Title', exact: true });
const entry = (title: string): Locator =>
  page.getByRole('main').getByRole('link').filter({ hasText: title });

test('a principal writes to the whole school', async () => {
  const { principal } = await makePrincipal();
  await enter(principal);
  await open('/notice');
  await expect.element(page.getByText('No notices yet')).toBeVisible();
  await page.getByRole('link', { name: 'New notice' }).first().click();
  await press('Publish');
  await expect.element(page.getByText('Please fill in this field')).toBeVisible();
  await titleField.fill(HOLIDAYS);
  await page.getByRole('textbox', { name: 'Text' }).fill('1 月 1 日至 3 日放假。');
  await page
    .getByLabelText('Choose files')
    .upload(new File(['Holidays'], 'plan.txt', { type: 'text/plain' }));
  await expect.element(page.getByRole('button', { name: 'Remove plan.txt' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Important' }).click();
  await expect.element(page.getByText(/^Draft saved at/)).toBeVisible();
  await expectAt(/\/notice\/edit\/snt-/);
  await expectAccessible();
  await press('Preview');
  await expect.element(dialog().getByText('1 月 1 日至 3 日放假。')).toBeVisible();
  await press('Close', dialog());
  await press('Publish');

  await expect.element(toast('The notice is published')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: HOLIDAYS })).toBeVisible();
  await expect.element(page.getByText('0 of 2 have read it')).toBeVisible();
  const unread = page.getByRole('list', { name: 'Not read' });
  await expect.element(unread.getByText('王子涵')).toBeVisible();
  await expectAccessible();
});

test('its author reminds of a notice, pins it, keeps it as a template, and edits it', async () => {
  const { principal, noticeId } = await makeSent(HOLIDAYS);
  await enter(principal);
  await open(`/notice/see/${noticeId}`);
  await press('Remind those who have not read it');
  await press('Remind those who have not read it', dialog());
  await expect.element(toast('They were reminded')).toBeVisible();
  await act(`Actions for ${HOLIDAYS}`, 'Pin');
  await expect.element(toast('Pinned')).toBeVisible();
  await act(`Actions for ${HOLIDAYS}`, 'Keep as a template');
  await press('Save', dialog());
  await expect.element(toast('Kept as a template of the school')).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await titleField.fill(`${HOLIDAYS}（更正）`);
  await press('Save changes');
  await expect
    .element(page.getByRole('main').getByText('Edited', { exact: true }).first())
    .toBeVisible();
});

test('a notice is found, and withdrawn', async () => {
  const { principal } = await makeSent(HOLIDAYS);
  await enter(principal);
  await open('/notice');
  await openFilters();
  await page.getByRole('searchbox', { name: 'Search by title' }).fill('放假');
  await expect.element(page.getByText(HOLIDAYS).first()).toBeVisible();
  await expectAccessible();
  await act(`Actions for ${HOLIDAYS}`, 'Withdraw');
  await press('Withdraw', dialog());
  await expect.element(toast('The notice is withdrawn')).toBeVisible();
  await expect.element(page.getByText('Withdrawn', { exact: true }).first()).toBeVisible();
});

test('a teacher writes to a class from a template, and to nobody else', async () => {
  const { teacher } = await makeTeacher();
  await enter(teacher);
  await open('/notice');
  await press('From a template');
  await expectAccessible();
  await dialog()
    .getByRole('link', { name: /带平板/ })
    .click();
  await expect.element(titleField).toHaveValue('国庆放假安排');
  await expect
    .element(page.getByRole('combobox', { name: 'To', exact: true }))
    .not.toBeInTheDocument();
  await press('Publish');
  await expect.element(page.getByText('Choose classes or people')).toBeVisible();
  await page.getByLabelText('Classes').fill('Scratch');
  await page.getByRole('option', { name: 'Scratch 一班' }).click();
  await press('Publish');
  await expect.element(toast('The notice is published')).toBeVisible();
  await expect.element(page.getByText('0 of 1 have read it')).toBeVisible();
});

test('a notice is copied to a draft, and a draft and a template are deleted', async () => {
  await enter(await makeClassNotice());
  await open('/notice');
  await act('Actions for 国庆放假安排', 'Copy to a new notice');
  await titleField.fill('第二条');
  await press('Keep as a draft');
  await expect.element(toast(/^Draft saved$/)).toBeVisible();
  await act('Actions for 第二条', 'Delete');
  await press('Delete', dialog());
  await expect.element(toast('Draft deleted')).toBeVisible();
  await press('From a template');
  await press('Remove the template 带平板', dialog());
  await press('Delete');
  await expect.element(toast('Template removed')).toBeVisible();
});

test('a student reads what the school says', async () => {
  const { student } = await makeReader();
  await enter(student);
  // What only staff write is, for everybody else, the list to read.
  await open('/notice');
  await expectAt('/notice');
  await expect.element(page.getByRole('button', { name: 'Notices, 3 unread' })).toBeVisible();
  await expect.element(page.getByText('调课通知')).toBeVisible();
  await entry('家长开放日').click();
  await expect.element(page.getByRole('heading', { name: '家长开放日' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Notices, 2 unread' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Back to the notices' }).click();
  await page.getByRole('tab', { name: 'Tasks' }).click();
  await expect.element(page.getByText('No notices of this kind yet')).toBeVisible();
});

test('a student mutes the school, and still finds its notices behind the bell', async () => {
  const { student } = await makeReader();
  await enter(student);
  await open('/mail');
  await press('Bell settings');
  await dialog().getByRole('switch', { name: 'School' }).click();
  await expect.element(toast(/^Saved$/)).toBeVisible();
  await expectAccessible();
  await press('Done', dialog());
  await press('Notices, none unread');
  await dialog()
    .getByRole('link', { name: /运动会/ })
    .click();
  await expect.element(page.getByRole('heading', { name: '运动会' })).toBeVisible();
});

test('a reader learns that a notice was withdrawn', async () => {
  const { student, principal, noticeId } = await makeReader();
  await enter(student);
  await open(`/mail/${noticeId}`);
  await expect.element(page.getByRole('heading', { name: '家长开放日' })).toBeVisible();
  await enter(principal);
  await open('/notice');
  await act('Actions for 家长开放日', 'Withdraw');
  await press('Withdraw', dialog());
  await expect.element(toast('The notice is withdrawn')).toBeVisible();
  await enter(student);
  expectProblems(/^refused: \S+notice\/show 2004/);
  await open(`/mail/${noticeId}`);
  await expect.element(page.getByText('This notice was withdrawn')).toBeVisible();
  await expectAccessible();
});

test('a family reads a notice without an account', async () => {
  const address = await makeFamilyPage('家长开放日');
  await enter(null);
  await open(address);
  await page.getByRole('button', { name: /家长开放日/ }).click();
  await expect.element(dialog().getByRole('heading', { name: '家长开放日' })).toBeVisible();
  await expectAccessible();
  await press('Close', dialog());
  await expect.element(dialog()).not.toBeInTheDocument();
});
