import type { Locator, Page } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import { makeCertificate } from '#tests/factories/certificate.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeFamily } from '#tests/factories/parent.ts';
import { makeSigner, PASSWORD, type Person } from '#tests/factories/person.ts';
import { makeStudent } from '#tests/factories/student.ts';
import { enter } from '../harness/enter.ts';
import { openFilters, rowOf, toast } from '../harness/shell.ts';
import { expect, ON_PHONE, SELDOM, test } from '../harness/test.ts';

const press = (at: Page | Locator, name: string | RegExp): Promise<void> =>
  at.getByRole('button', { name, exact: typeof name === 'string' }).click();
const dialog = (page: Page): Locator => page.getByRole('dialog');

const act = async (page: Page, student: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`^Actions for ${student}`) }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

async function makeRoom(maker: Person): Promise<void> {
  const students = [
    await makeStudent(maker, { name: '王子涵' }),
    await makeStudent(maker, { name: '阿布都热依木·买买提依明江·艾合买提江·吐尔逊江·玉素甫江' }),
    await makeStudent(maker, { name: '李思远' }),
  ];
  await makeClass(maker, students, { name: '启蒙一班' });
}

test(
  'a template is designed by pointer, keys and fields, and tried with a long name',
  SELDOM,
  async ({ page, newPerson, accessible }) => {
    const principal = await newPerson(ROLE.principal);
    await enter(page, principal, '/cert?tab=templates');
    await expect(page.getByText('Make your first template')).toBeVisible();
    await press(page, '繁體中文');
    await press(page, 'English');
    await accessible();
    await page.getByRole('link', { name: 'Prize in a competition' }).click();

    await page.getByLabel('Name of the template').fill('Robot prize');
    const name = page.getByRole('button', { name: 'Text: Emma Clark' });
    await name.focus();
    const before = await page.getByLabel('From the left, mm').inputValue();
    await name.press('ArrowRight');
    await expect(page.getByLabel('From the left, mm')).toHaveValue(String(Number(before) + 1));
    await name.press('Shift+ArrowDown');
    await page.getByLabel('Size').fill('30');
    await page.getByLabel('Height, mm').fill('26');
    await accessible();

    await name.scrollIntoViewIfNeeded();
    const box = await name.boundingBox();
    if (!box) throw new TypeError('the name is not on the paper');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 - 40, box.y + box.height / 2, { steps: 3 });
    await page.mouse.up();
    await expect(page.getByLabel('From the left, mm')).not.toHaveValue(String(Number(before) + 1));

    await press(page, 'Add a text');
    await page.getByLabel('Text', { exact: true }).fill('Well done, ');
    await press(page, 'Class');
    await expect(page.getByRole('button', { name: 'Text: Well done, Robins' })).toBeVisible();
    await press(page, 'Remove it');
    // What is small or covered is chosen from the list.
    await page.getByRole('combobox', { name: 'Part' }).click();
    await page.getByRole('option', { name: 'Text: Emma Clark' }).click();
    await expect(name).toHaveAttribute('aria-pressed', 'true');
    await press(page, 'Add a seal');
    const seal = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
      'base64',
    );
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'seal.png', mimeType: 'image/png', buffer: seal });
    await expect(
      page.getByRole('button', { name: 'Seal' }).getByRole('presentation'),
    ).toBeVisible();

    await press(page, 'Preview');
    await dialog(page).getByRole('combobox', { name: 'Try a name' }).click();
    await page.getByRole('option', { name: '30 characters, traditional Chinese' }).click();
    await expect(dialog(page).getByRole('img', { name: 'The certificate' })).toBeVisible();
    await accessible();
    await press(dialog(page), 'Close');

    await press(page, 'Save the template');
    await expect(toast(page, 'The template was saved')).toBeVisible();
    await page.getByRole('link', { name: 'Edit: Robot prize' }).click();
    await page.getByLabel('Name of the template').fill('Another name');
    await page.goBack();
    await press(dialog(page), 'Leave');
    await press(page, 'Delete: Robot prize');
    await press(dialog(page), 'Delete');
    await expect(page.getByText('Make your first template')).toBeVisible();
  },
);

test('a class gets certificates, one is made again, one revoked, and anybody can check them', async ({
  page,
  browser,
  baseURL,
  newPerson,
  accessible,
}) => {
  test.slow();
  const principal = await newPerson(ROLE.principal);
  await makeRoom(principal);
  await enter(page, principal, '/cert/template/new?from=course&script=zh');
  await press(page, 'Save the template');
  await expect(toast(page, 'The template was saved')).toBeVisible();
  await page.getByRole('tab', { name: 'Certificates' }).click();
  await expect(page.getByText('No certificates yet')).toBeVisible();
  await accessible();

  await page.getByRole('button', { name: 'Make certificates' }).first().click();
  await dialog(page).getByRole('combobox', { name: 'Class' }).fill('启蒙');
  await page.getByRole('option', { name: '启蒙一班' }).click();
  await expect(dialog(page).getByText('3 of 3 students chosen')).toBeVisible();
  await dialog(page).getByLabel('Title').fill('结业证书 🎉');
  await dialog(page).getByLabel('Course or competition').fill('Scratch 创意编程');
  await dialog(page)
    .getByRole('combobox', { name: /Name on the page/ })
    .click();
  await page.getByRole('option', { name: /Partly hidden/ }).click();
  await accessible();
  await press(dialog(page), 'Make them');
  await expect(dialog(page).getByRole('status')).toHaveText('3 certificates were made');
  await accessible();
  const [printed] = await Promise.all([
    page.waitForEvent('download'),
    press(dialog(page), 'Print all 3'),
  ]);
  expect(printed.suggestedFilename()).toContain('结业证书');
  await press(dialog(page), 'Close');

  await act(page, '王子涵', 'Open');
  await expect(dialog(page).getByRole('img', { name: /王子涵/ })).toBeVisible();
  await accessible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press(dialog(page), /Download as a PDF/),
  ]);
  expect(file.suggestedFilename()).toContain('王子涵');
  const old = await dialog(page).getByRole('link').getAttribute('href');
  await press(dialog(page), 'Close');

  await act(page, '王子涵', 'Make again');
  await dialog(page).getByLabel('Level or prize').fill('一级');
  await press(dialog(page), 'Make again');
  await expect(toast(page, 'The certificate was made again')).toBeVisible();
  await act(page, '李思远', 'Open');
  const revoked = await dialog(page).getByRole('link').getAttribute('href');
  await press(dialog(page), 'Close');
  await act(page, '李思远', 'Revoke');
  await dialog(page).getByLabel('Reason').fill('课程还没有学完');
  await press(dialog(page), 'Revoke');
  await expect(rowOf(page, '李思远')).toContainText('Revoked');
  await act(page, '阿布都', 'Delete');
  await press(dialog(page), 'Delete');
  await expect(page.getByRole('main').getByText('阿布都')).toHaveCount(0);
  await openFilters(page);
  await page.getByRole('combobox', { name: 'Filter by state' }).click();
  await page.getByRole('option', { name: 'Revoked' }).click();
  await expect(page.getByRole('main').getByText('王子涵')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Made together' }).click();
  await press(page, 'Open: 结业证书 🎉');
  await expect(dialog(page).getByRole('status')).toBeVisible();

  const outside = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' });
  const phone = await outside.newPage();
  await phone.goto(old ?? '');
  await expect(phone.getByRole('main')).toContainText('replaced by another one');
  await expect(phone.getByText('王*涵')).toBeVisible();
  await phone.setViewportSize({ width: 390, height: 844 });
  await expect(phone.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await phone.goto(revoked ?? '');
  await expect(phone.getByRole('main')).toContainText('Not valid: revoked');
  await phone.getByLabel('Check another one').fill('2026-0001-AAAAA-BBBBB-CCCCC');
  await press(phone, 'Check');
  await expect(phone.getByRole('main')).toContainText('This number is not known');
  await outside.close();
});

test(
  'a child sees its certificates, and the family downloads them',
  ON_PHONE,
  async ({ page, newPerson, accessible }) => {
    const principal = await newPerson(ROLE.principal);
    const { schoolId } = principal;
    const student = await makeSigner(schoolId, ROLE.student, { name: '陈一诺' });
    await makeCertificate(principal, student);
    await enter(page, { ...student, password: PASSWORD }, '/sturep');
    await expect(page.getByRole('img', { name: /陈一诺/ })).toBeVisible();
    await accessible();
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      press(page, /Download as a picture/),
    ]);
    expect(picture.suggestedFilename()).toBe('陈一诺 结业证书.png');

    const { child, teacher, token } = await makeFamily({ schoolId });
    await makeCertificate(teacher, child);
    await page.goto(`/parent/${token}`);
    const section = page.getByRole('region', { name: 'Certificates' });
    await expect(section).toContainText('Scratch 创意编程');
    await accessible();
    const [paper] = await Promise.all([
      page.waitForEvent('download'),
      press(section, /Download as a PDF/),
    ]);
    expect(paper.suggestedFilename()).toContain('王子涵');
  },
);
