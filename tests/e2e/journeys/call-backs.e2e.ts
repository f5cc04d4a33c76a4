import { callBacks } from '#functions/registrations/call-backs.ts';
import { ROLE } from '#shared/roles.ts';
import { makeCallBack } from '#tests/factories/registration.ts';
import { enter } from '../harness/enter.ts';
import { somePhone } from '../harness/outbox.ts';
import { openFilters, toast } from '../harness/shell.ts';
import { expect, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

test('an operator finds who waits for a call, and notes what became of it', async ({
  page,
  newPerson,
  accessible,
}) => {
  const operator = await newPerson(ROLE.platform);
  const phone = somePhone();
  const { id } = await makeCallBack({ name: '李老师', phone });
  await enter(page, operator, '/admin/leads');
  await openFilters(page);
  await page.getByRole('searchbox').fill(phone);
  const found = page.getByText(phone);
  await expect(found).toHaveCount(1);
  await accessible();

  await page.getByRole('button', { name: 'Actions for 李老师 未来教育' }).click();
  await page.getByRole('menuitem', { name: 'Note a call' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('想了解专业版')).toBeVisible();
  await accessible();
  await dialog.getByLabel('Note').fill('Call again on Friday');
  // A colleague saves first.
  await callBacks.change(id, (callBack) => ({ ...callBack, note: 'Nobody answered' }));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Nobody answered')).toBeVisible();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Saved')).toBeVisible();

  await expect(page.getByText('Called back').first()).toBeVisible();
  await expect(page.getByText('Call again on Friday')).toBeVisible();
});

test('nobody else opens the list', SELDOM_ONE_SIZE, async ({ page, newPerson }) => {
  await enter(page, await newPerson(ROLE.principal), '/admin/leads');
  await expect(page).toHaveURL('/index');
});
