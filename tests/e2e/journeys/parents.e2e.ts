import type { Locator, Page } from '@playwright/test';
import { informations, noInformation } from '#functions/domain/schools/information.ts';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeFamily } from '#tests/factories/parent.ts';
import type { Person } from '#tests/factories/person.ts';
import { makeCycle, storeDraft, storePublished } from '#tests/factories/report.ts';
import { enter } from '../harness/enter.ts';
import { readCodes } from '../harness/read-code.ts';
import { isPhone, openMenu, toast } from '../harness/shell.ts';
import { expect, ON_PHONE, test } from '../harness/test.ts';

const press = (at: Page | Locator, name: string | RegExp): Promise<void> =>
  at.getByRole('button', { name }).click();
const dialog = (page: Page): Locator => page.getByRole('dialog');

/** The address that a code in the dialog opens. */
async function codeIn(page: Page): Promise<string> {
  await expect(dialog(page).getByRole('img')).toBeVisible();
  const [address = ''] = await readCodes(dialog(page));
  return address;
}

test(
  'staff hand out a code, a parent looks at the child without an account, and a renewed code is over',
  ON_PHONE,
  async ({ page, browser, baseURL, newPerson }) => {
    test.slow();
    const principal = await newPerson(ROLE.principal);
    const { schoolId } = principal;
    await informations.overwrite(schoolId, { ...noInformation(schoolId), phone: '021-5555 1234' });
    const { child } = await makeFamily({ schoolId });

    await enter(page, principal, `/student?q=${child.account}`);
    await press(page, `Actions for ${child.name}`);
    await page.getByRole('menuitem', { name: 'Parent’s code' }).click();
    const address = await codeIn(page);
    await expect(dialog(page).getByLabel('Address')).toHaveValue(address);

    const home = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' });
    const phone = await home.newPage();
    await phone.goto(address);
    await expect(phone.getByRole('heading', { level: 1, name: '子涵' })).toBeVisible();
    await expect(phone.getByRole('region', { name: 'Upcoming lessons' })).toContainText('启蒙一班');
    await expect(phone.getByRole('region', { name: 'Recent lessons' })).toContainText('今天很专心');
    await expect(phone.getByRole('region', { name: 'Hours left' })).toContainText('10');
    await expect(phone.getByRole('link', { name: 'Call 021-5555 1234' })).toHaveAttribute(
      'href',
      'tel:02155551234',
    );
    await expect(phone.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(phone.getByText('别人家的孩子')).toHaveCount(0);

    await phone.getByRole('link', { name: '小雨' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: '小雨' })).toBeVisible();
    await phone.getByRole('link', { name: '子涵' }).click();
    await phone.getByRole('link', { name: /迷宫历险/ }).click();
    await expect(phone.getByRole('heading', { level: 1, name: '迷宫历险' })).toBeVisible();
    await press(phone, '繁體中文');
    await phone.getByRole('link', { name: '返回' }).click();
    await expect(phone.getByRole('region', { name: '剩餘時數' })).toBeVisible();

    await press(dialog(page), 'Renew');
    await press(dialog(page).last(), 'Renew');
    await expect(toast(page, 'Renewed. The old code no longer works')).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole('heading', { name: '這個頁面已失效' })).toBeVisible();
    await expect(phone.getByRole('link', { name: /021-5555 1234/ })).toBeVisible();
    const renewed = await codeIn(page);
    expect(renewed).not.toBe(address);
    await press(dialog(page), 'Revoke');
    await press(dialog(page).last(), 'Revoke');
    await expect(dialog(page).getByText('The page is revoked')).toBeVisible();
    await phone.goto(renewed);
    await expect(phone.getByRole('heading', { name: '這個頁面已失效' })).toBeVisible();
    await home.close();
  },
);

/** A published report on a child, with what its teacher says. */
async function publish(teacher: Person, child: Person, name: string): Promise<void> {
  const classId = await makeClass(teacher, [child]);
  const of = { teacher, students: [child], classId, cycleId: await makeCycle(teacher, [classId]) };
  const { report_id } = await storeDraft(of, child, { name, evaluation: `${name}: 写得很用心。` });
  await storePublished(of, [report_id]);
}

test(
  'a parent opens a report by one tap, and those of a sibling are one tap away',
  ON_PHONE,
  async ({ page, newPerson, accessible }) => {
    const { schoolId } = await newPerson(ROLE.principal);
    const { teacher, child, sibling, token } = await makeFamily({ schoolId });
    await publish(teacher, child, '子涵的十一月');
    await publish(teacher, sibling, '小雨的十一月');
    const reports = page.getByRole('region', { name: 'Learning reports' });
    const heading = (name: string) => page.getByRole('heading', { name, level: 1 });

    await page.goto(`/parent/${token}`);
    await expect(reports.getByRole('link')).toHaveText([/^子涵的十一月.*New$/]);
    await accessible();
    const read = page.waitForResponse('**/api/report/read');
    await reports.getByRole('link').click();
    await expect(heading('子涵的十一月')).toBeVisible();
    await expect(page.getByText('子涵的十一月: 写得很用心。')).toBeVisible();
    await read;

    // The page is loaded anew: what was opened is not new any more.
    await page.goto(`/parent/${token}`);
    await expect(reports.getByRole('link')).toHaveText([/^子涵的十一月.*(?<!New)$/]);
    await page.getByRole('link', { name: '小雨' }).click();
    await expect(heading('小雨')).toBeVisible();
    await expect(reports.getByRole('link')).toHaveText([/^小雨的十一月.*New$/]);
    await reports.getByRole('link').click();
    await expect(heading('小雨的十一月')).toBeVisible();
    await expect(page.getByText('子涵')).toHaveCount(0);
  },
);

test(
  "a child's header shows the code of the own page",
  ON_PHONE,
  async ({ page, newPerson, accessible }) => {
    const child = await newPerson(ROLE.student);
    await enter(page, child, '/dashboard');
    if (isPhone(page)) await openMenu(page);
    await press(page, 'Parent edition');
    await press(dialog(page), 'Create the page for parents');
    const address = await codeIn(page);
    await accessible();
    await page.goto(address);
    await expect(page.getByRole('region', { name: 'Upcoming lessons' })).toContainText(
      'No lessons',
    );
    await accessible();
  },
);
