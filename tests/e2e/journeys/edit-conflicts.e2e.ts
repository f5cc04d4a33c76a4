import type { Locator, Page } from '@playwright/test';
import { CODE } from '#shared/codes.ts';
import { API_BASE } from '#shared/endpoint.ts';
import { ROLE } from '#shared/roles.ts';
import { students } from '#shared/students/contract.ts';
import { joinClass, makeOpenClass } from '#tests/factories/class.ts';
import { makePerson } from '#tests/factories/person.ts';
import { enter } from '../harness/enter.ts';
import { toast } from '../harness/shell.ts';
import { expect, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

// Two people edit the same record in a dialog (`useRecordEdit`).

const LIST = '/student';
const press = (at: Page | Locator, name: string): Promise<void> =>
  at.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page): Locator => page.getByRole('dialog');
const comparison = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Someone else just changed this' });

async function openEdit(page: Page, name: string): Promise<void> {
  await press(page, `Actions for ${name}`);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
}

test(
  'the second of two editors sees what changed, and chooses',
  SELDOM_ONE_SIZE,
  async ({ page, context, newPerson, accessible }) => {
    const principal = await newPerson(ROLE.principal);
    await makePerson(principal.schoolId, ROLE.student, { name: 'Anna' });
    await enter(page, principal, LIST);
    const other = await context.newPage();
    await other.goto(LIST);
    const edit = async (at: Page, changes: Readonly<Record<string, string>>) => {
      // A page in the background is drawn only once a second.
      await at.bringToFront();
      await openEdit(at, 'Anna');
      for (const [label, value] of Object.entries(changes))
        await dialog(at).getByLabel(label).fill(value);
    };
    await edit(page, { Remark: 'Mine', Nickname: 'Ann' });
    await edit(other, { Remark: 'Theirs', Phone: '13800138000' });
    await press(other, 'Save');
    await expect(toast(other, 'Saved')).toBeVisible();
    await page.bringToFront();
    await press(page, 'Save');
    const compare = comparison(page);
    await expect(compare.getByRole('radiogroup')).toHaveCount(3);
    await accessible();
    await compare.getByRole('radiogroup', { name: 'Remark' }).getByText('Theirs').last().click();
    await press(compare, 'Save the choice');
    await expect(toast(page, 'Saved')).toBeVisible();
    await openEdit(page, 'Anna');
    await expect(page.getByLabel('Remark')).toHaveValue('Theirs');
    await expect(page.getByLabel('Nickname')).toHaveValue('Ann');
    await expect(dialog(page).getByLabel('Phone')).toHaveValue('13800138000');
  },
);

test(
  'classes that only the other editor has chosen stay in the form, and stay when it is saved',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson }) => {
    const principal = await newPerson(ROLE.principal);
    const { schoolId } = principal;
    const anna = await makePerson(schoolId, ROLE.student, { name: 'Anna' });
    const chosen = await makeOpenClass(principal, { name: 'Scratch B' });
    await makeOpenClass(principal, { name: 'Scratch C' });
    await enter(page, principal, LIST);
    await openEdit(page, 'Anna');
    await dialog(page).getByLabel('Nickname').fill('Ann');
    await joinClass(chosen, anna);
    await press(dialog(page), 'Save');
    const compare = comparison(page);
    await expect(compare.getByText('Scratch B')).toBeVisible();
    // The choice is refused: the form stays open with it.
    const address = `**${API_BASE}/${students.endpoints.edit.path}`;
    const refusal = { code: CODE.wait, msg: 'Not now', data: null };
    await page.route(address, (route) => route.fulfill({ json: refusal }));
    await press(compare, 'Save the choice');
    await expect(dialog(page).getByText('Not now')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Scratch B' })).toBeVisible();
    await page.unroute(address);
    await dialog(page).getByLabel('Classes').fill('Scratch C');
    await page.getByRole('option', { name: 'Scratch C' }).click();
    await press(dialog(page), 'Save');
    await expect(toast(page, 'Saved')).toBeVisible();
    await openEdit(page, 'Anna');
    await expect(dialog(page).getByRole('button', { name: /^Scratch/ })).toHaveCount(2);
    await expect(dialog(page).getByLabel('Nickname')).toHaveValue('Ann');
  },
);
