import type { Locator, Page } from '@playwright/test';
import writeXlsx from 'write-excel-file/node';
import { API_BASE } from '#shared/endpoint.ts';
import { ROLE } from '#shared/roles.ts';
import { students } from '#shared/students/contract.ts';
import { countCalls } from '../harness/count-calls.ts';
import { enter } from '../harness/enter.ts';
import { readCodes } from '../harness/read-code.ts';
import { isPhone, openFilters, signOut, toast } from '../harness/shell.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, SELDOM, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const LIST = '/student';
/** The longest name that a student may have. */
const LONG = '欧阳'.repeat(15);

const press = (at: Page | Locator, name: string | RegExp): Promise<void> =>
  at.getByRole('button', { name }).click();
const dialog = (page: Page): Locator => page.getByRole('dialog');
const row = (page: Page, name: string): Locator =>
  page.getByRole(isPhone(page) ? 'listitem' : 'row').filter({ hasText: name });

/** The button in the header; an empty list has one too. */
const openBatch = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Add many' }).first().click();

async function paste(page: Page, ...names: string[]): Promise<void> {
  await openBatch(page);
  await page.getByLabel(/^Paste names/).fill(names.join('\n'));
  await press(page, 'Check the list');
}

async function addByPaste(page: Page, ...names: string[]): Promise<void> {
  await paste(page, ...names);
  await press(page, /^Add \d+ students?$/);
  await press(page, 'Done');
}

async function chooseFor(page: Page, name: string, action: string): Promise<void> {
  await press(page, `Actions for ${name}`);
  await page.getByRole('menuitem', { name: action }).click();
}

/** What the server answers; the codes on the sheet are drawn from it. */
async function makeCards(page: Page) {
  const answer = page.waitForResponse(`**${API_BASE}/${students.endpoints.makeCards.path}`);
  await press(page, /^Make \d+ cards?$/);
  const { data } = await (await answer).json();
  return data.cards as { name: string; account: string; token: string }[];
}

test('a school is filled by paste, cards are printed, and a child signs in by card', async ({
  page,
  browser,
  baseURL,
  newPerson,
  accessible,
}) => {
  test.slow();
  await enter(page, await newPerson(ROLE.principal), LIST);
  await expect(page.getByText('No students yet')).toBeVisible();
  await accessible();

  await paste(page, '王小明', '阿卜杜拉_买买提', '李\u200b梅', LONG, '王小明');
  await expect(page.getByText('2 rows need a change')).toBeVisible();
  await accessible();
  await press(page, 'Remove invisible characters');
  await press(page, 'Add 4 students');
  await expect(page.getByText('3 added')).toBeVisible();
  await expect(page.getByText(/occurs twice/)).toBeVisible();
  await page.getByLabel('Row 2 Name').fill('阿卜杜拉');
  const calls = countCalls(page, students.endpoints.addMany);
  await press(page, 'Send 1 again');
  await expect(page.getByText('4 added')).toBeVisible();
  await press(page, 'Also add the 1 with the same name');
  await expect(page.getByText('5 added')).toBeVisible();
  expect(calls()).toBe(2);
  await accessible();

  await press(page, 'Print sign-in cards');
  const cards = await makeCards(page);
  expect(cards).toHaveLength(5);
  await expect(page.getByRole('img', { name: 'Scan to sign in' })).toHaveCount(5);
  const printed = dialog(page).getByRole('listitem').filter({ hasText: '阿卜杜拉' });
  await expect(printed).toContainText('/login');
  const codes = await readCodes(printed);
  // What only the family may see is on a paper of its own.
  expect(codes).toEqual([expect.stringContaining('/card/')]);
  const [scanned = ''] = codes;
  await accessible();
  await press(dialog(page), 'Close');
  await expect(row(page, LONG)).toBeVisible();

  const card = cards.find(({ name }) => name === '阿卜杜拉');
  const child = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' });
  const tablet = await child.newPage();
  await tablet.goto(scanned);
  await expect(tablet).toHaveURL('/dashboard');
  // A card opens the account, but does not hand it over.
  await expect(tablet.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog(tablet)).toBeHidden();
  await tablet.goto('/user');
  await expect(tablet.getByText('You came in by card')).toBeVisible();
  await expect(tablet.getByRole('tab', { name: 'Change password' })).toBeHidden();
  await expect(tablet.getByRole('button', { name: 'Bind a phone' })).toBeHidden();
  await signOut(tablet);
  await tablet.goto(scanned);
  await expect(tablet).toHaveURL('/dashboard');
  await signOut(tablet);

  await page.goto(`${LIST}?q=${card?.account}`);
  await chooseFor(page, '阿卜杜拉', 'Sign-in cards');
  const [second] = await makeCards(page);
  await tablet.goto(scanned);
  await expect(tablet.getByText('This card does not work any more')).toBeVisible();
  await tablet.goto(`/card/${second?.token}`);
  await expect(tablet).toHaveURL('/dashboard');
  await child.close();
});

const cell = (value: string) => ({ value, type: String });
const xlsxOf = (names: readonly string[]): Promise<Buffer> =>
  writeXlsx([[cell('Name')], ...names.map((name) => [cell(name)])]).toBuffer();

test(
  'a spreadsheet is read, and what is none is refused in words',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson }) => {
    await enter(page, await newPerson(ROLE.principal), LIST);
    await openBatch(page);
    const template = page.waitForEvent('download');
    await press(page, 'Download the template');
    expect((await template).suggestedFilename()).toMatch(/\.xlsx$/);
    const file = dialog(page).locator('input[type=file]');
    const choose = (name: string, buffer: Buffer) =>
      file.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    await choose('students.xlsx', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    await expect(page.getByText(/^This isn’t a spreadsheet/)).toBeVisible();
    await choose('students.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]));
    await expect(page.getByText(/^This file cannot be opened/)).toBeVisible();
    const names = Array.from({ length: 101 }, (_, index) => `Kid${index + 1}`);
    await choose('students.xlsx', await xlsxOf(names));
    await expect(page.getByText(/^The list has 101 rows/)).toBeVisible();
    await press(page, 'Add 100 students');
    await expect(page.getByText('100 added')).toBeVisible({ timeout: 20_000 });
    await press(page, 'Continue with the other 1 row');
    await press(page, 'Add 1 student');
    await press(page, 'Done');
    await expect(page.getByText('1–20 of 101')).toBeVisible();
  },
);

test(
  'what a spreadsheet spoilt is told at its row and mended there',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    await enter(page, await newPerson(ROLE.principal), LIST);
    await openBatch(page);
    const rows = [
      'Name,Phone',
      '#DIV/0!,',
      '=VLOOKUP(A1),',
      'Mei,1.38E+10',
      '\u200bTom,',
      'A\u200bbel,',
    ];
    // With a wrong name: the type of a file is recognised by its content.
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles({
        name: 'students.xlsx',
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(`\ufeff${rows.join('\r\n')}`),
      });
    await expect(page.getByText(/^The formula in the spreadsheet gave an error/)).toBeVisible();
    await expect(page.getByText(/^The file does not hold what this formula/)).toBeVisible();
    await expect(page.getByText(/^The spreadsheet has shortened this number/)).toBeVisible();
    await accessible();
    await page.getByLabel('Row 1 Name').fill('Anna');
    await page.getByLabel('Row 2 Name').fill('Ben');
    await page.getByLabel('Row 3 Phone').fill('13800138000');
    await press(page, 'Remove them everywhere');
    await press(page, 'Add 5 students');
    await expect(page.getByText('5 added')).toBeVisible();
  },
);

test('the list is paged, searched and sorted', SELDOM, async ({ page, newPerson, accessible }) => {
  await enter(page, await newPerson(ROLE.principal), LIST);
  await addByPaste(page, ...Array.from({ length: 24 }, (_, index) => `Kid${index}`), 'Anna', 'Zoe');
  await expect(page.getByText('1–20 of 26')).toBeVisible();
  await press(page, 'Next page');
  await expect(page.getByText('21–26 of 26')).toBeVisible();
  await press(page, 'Previous page');
  await expect(page.getByText('1–20 of 26')).toBeVisible();
  await accessible();

  await openFilters(page);
  const search = page.getByRole('searchbox');
  await search.pressSequentially('ann');
  await expect(page.getByText('1–1', { exact: true })).toBeVisible();
  await expect(row(page, 'Anna')).toBeVisible();
  // Two letters find the student as well; the third may not be in the address yet.
  await expect(page).toHaveURL(/[?&]q=ann(&|$)/);
  await page.reload();
  await openFilters(page);
  await expect(search).toHaveValue('ann');
  await search.fill('nobody');
  await expect(page.getByText('No results')).toBeVisible();
  await press(page, 'Clear search and filters');
  if (isPhone(page)) {
    await page.getByRole('combobox', { name: 'Sort by' }).click();
    await page.getByRole('option', { name: 'Name' }).click();
  } else await page.getByRole('columnheader', { name: 'Name' }).click();
  await expect(row(page, 'Anna')).toBeVisible();
});

test(
  'students are disabled and removed, from their menus and as a selection',
  SELDOM,
  async ({ page, newPerson, accessible }) => {
    await enter(page, await newPerson(ROLE.principal), LIST);
    await addByPaste(page, 'Anna', 'Zoe');
    await chooseFor(page, 'Anna', 'Disable');
    await expect(toast(page, 'Anna is disabled')).toBeVisible();
    await page.goto(`${LIST}?state=disabled`);
    await expect(row(page, 'Anna')).toBeVisible();
    await page
      .getByRole('checkbox', { name: isPhone(page) ? 'Select Anna' : 'Select row' })
      .check();
    await expect(page.getByText('1 selected')).toBeVisible();
    await accessible();
    await press(page.getByRole('toolbar', { name: 'Actions for the selection' }), 'Remove');
    await expect(dialog(page)).toContainText('Anna can no longer sign in');
    await press(dialog(page), 'Remove');
    await expect(toast(page, '1 student removed')).toBeVisible();
    await expect(page.getByText('No results')).toBeVisible();
  },
);

test(
  'how the list is liked stays, also after a sign-out',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson }) => {
    const principal = await newPerson(ROLE.principal);
    await enter(page, principal, LIST);
    await addByPaste(page, 'Anna');
    const lastSignIn = page.getByRole('columnheader', { name: 'Last sign-in' });
    const pageSize = page.getByRole('combobox', { name: 'Rows per page' });
    await expect(lastSignIn).toBeVisible();
    await press(page, 'Columns');
    await page.getByRole('menuitemcheckbox', { name: 'Last sign-in' }).click();
    await page.keyboard.press('Escape');
    await expect(lastSignIn).toBeHidden();
    await pageSize.click();
    await page.getByRole('option', { name: '50 per page' }).click();
    await signOut(page);
    await signIn(page, principal);
    await page.goto(LIST);
    await expect(row(page, 'Anna')).toBeVisible();
    await expect(pageSize).toHaveText('50 per page');
    await expect(lastSignIn).toBeHidden();
  },
);
