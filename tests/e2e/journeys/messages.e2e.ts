import type { Locator, Page } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson } from '#tests/factories/person.ts';
import { enter } from '../harness/enter.ts';
import { messagesTo, somePhone } from '../harness/outbox.ts';
import { expect, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const dialog = (page: Page): Locator => page.getByRole('dialog');

test('a principal writes to the families of a class, once to each number', async ({
  page,
  newPerson,
  accessible,
  request,
}) => {
  const principal = await newPerson(ROLE.principal);
  const [shared, other] = [somePhone(), somePhone()];
  const { schoolId } = principal;
  const pupil = (name: string, phone: string) =>
    makePerson(schoolId, ROLE.student, { name, phone });
  const pupils = [
    await pupil('王子涵', shared),
    await pupil('王子轩', shared),
    await pupil('李沐阳', other),
    await pupil('张诗雨', ''),
  ];
  const id = await makeClass(principal, pupils, { name: '周六班' });
  await enter(page, principal, `/classMan/classRoom/${id}`);

  await page.getByRole('button', { name: 'Send a message' }).click();
  await expect(dialog(page).getByText(/Goes to 2 numbers/)).toBeVisible();
  await expect(dialog(page).getByText(/1 student has no phone number/)).toBeVisible();
  await expect(dialog(page).getByText('张诗雨')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Send to 2 numbers' }).click();
  await expect(dialog(page).getByText('Please fill in this field').first()).toBeVisible();
  await accessible();
  await page.getByLabel(/^First day/).fill('2026-10-01');
  await page.getByLabel(/^Last day/).fill('2026-10-01');
  await expect(dialog(page).getByText('no lesson on Thu 1 October.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Send to 2 numbers' }).click();

  await expect(dialog(page).getByText('Sent to 2 numbers')).toBeVisible();
  await expect(dialog(page).getByText('张诗雨')).toBeVisible();
  await accessible();
  for (const phone of [shared, other])
    expect(await messagesTo(request, phone)).toEqual([
      expect.stringMatching(/^\[.+\] 周六班: no lesson on Thu 1 October\.$/),
    ]);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  expect(JSON.stringify(await operationsOf(schoolId))).not.toContain(shared);
});

test(
  'a class without a number says where numbers are added',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson }) => {
    const principal = await newPerson(ROLE.principal);
    const pupil = await makePerson(principal.schoolId, ROLE.student, { name: '张诗雨' });
    const id = await makeClass(principal, [pupil]);
    await enter(page, principal, `/classMan/classRoom/${id}`);
    await page.getByRole('button', { name: 'Send a message' }).click();
    await expect(dialog(page).getByText('No phone numbers to send to')).toBeVisible();
    await dialog(page).getByRole('link', { name: 'Add phone numbers' }).click();
    await expect(page).toHaveURL('/student');
  },
);

test('a teacher writes to no class', SELDOM_ONE_SIZE, async ({ page, newPerson }) => {
  const teacher = await newPerson(ROLE.teacher);
  const own = await makeClass(teacher, []);
  await enter(page, teacher, `/classMan/classRoom/${own}`);
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a message' })).toBeHidden();
});
