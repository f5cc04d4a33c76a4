import type { Page } from '@playwright/test';
import { logLogin, logOperation } from '#functions/domain/logs/log-entry.ts';
import { newId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { enter } from '../harness/enter.ts';
import { openFilters, rowOf } from '../harness/shell.ts';
import { expect, SELDOM, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const originOf = ({ schoolId, userId }: Person) => ({
  schoolId,
  userId,
  now: new Date(),
  address: '203.0.113.7',
  agent: IPHONE,
});

/** A teacher who mistyped a password, and whom the principal has given another role. */
async function makeScene(principal: Person): Promise<Person> {
  const teacher = await makePerson(principal.schoolId, ROLE.teacher, { name: '林老师' });
  await logLogin(originOf(teacher), teacher.account, 'wrong-password');
  await logOperation(originOf(principal), 'teacher.edit', {
    id: teacher.userId,
    before: { role: ROLE.teacher, abilities: [] },
    after: { role: ROLE.principal, abilities: ['export'] },
  });
  return teacher;
}

test('a principal finds a failed sign-in, and what was changed from what to what', async ({
  page,
  newPerson,
  accessible,
}) => {
  const principal = await newPerson(ROLE.principal);
  await makeScene(principal);
  await enter(page, principal, '/loginfo');
  await expect(rowOf(page, '林老师')).toContainText('Wrong password');
  await expect(rowOf(page, '林老师')).toContainText('iPhone or iPad');
  await accessible();

  await openFilters(page);
  await choose(page, 'Filter by outcome', 'Not admitted');
  await expect(page.getByText('林老师')).toBeHidden();
  await choose(page, 'Filter by outcome', 'Wrong password');
  await expect(rowOf(page, '林老师')).toBeVisible();
  await expect(page).toHaveURL(/result=wrong-password/);
  await accessible();

  await page.getByRole('tab', { name: 'Operations' }).click();
  await rowOf(page, '林老师').getByText('Edited a teacher or abilities').click();
  const dialog = page.getByRole('dialog', { name: 'Edited a teacher or abilities' });
  const changes = dialog.getByRole('table', { name: 'Changed' });
  await expect(changes.getByRole('row', { name: 'Role Teacher Principal' })).toBeVisible();
  await expect(changes.getByRole('row', { name: 'Abilities — Export' })).toBeVisible();
  await accessible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
});

test('a teacher sees the own sign-ins only', SELDOM, async ({ page, newPerson, accessible }) => {
  const teacher = await newPerson(ROLE.teacher);
  const colleague = await makePerson(teacher.schoolId, ROLE.teacher);
  await logLogin(originOf(teacher), teacher.account, 'wrong-password');
  await logLogin(originOf(colleague), colleague.account, 'disabled');
  await enter(page, teacher, '/loginfo');
  await expect(page.getByRole('heading', { name: 'My sign-ins' })).toBeVisible();
  await expect(rowOf(page, 'Wrong password')).toContainText('iPhone or iPad');
  await expect(page.getByText('Not admitted')).toBeHidden();
  await accessible();
});

test(
  'an operator looks at the log of a school, which remembers it',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    const operator = await newPerson(ROLE.platform, { edition: 'platform' });
    const name = `星光编程 ${newId('request').slice(-6)}`;
    const principal = await makePerson(await makeSchool({ name }), ROLE.principal);
    await makeScene(principal);
    await enter(page, operator, '/admin/log/handle');
    await page.getByRole('combobox', { name: 'School' }).fill(name);
    await page.getByRole('option', { name }).click();
    await expect(rowOf(page, 'Platform looked at the operations')).toBeVisible();
    await expect(rowOf(page, 'Edited a teacher or abilities')).toContainText('林老师');
    await expect(page.getByText(`${name}: Entries are kept for 180 days.`)).toBeVisible();
    await accessible();
  },
);
