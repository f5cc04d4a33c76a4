import { objectName } from '#functions/platform/object-keys.ts';
import { putObject } from '#functions/platform/objects.ts';
import { daysFromNow } from '#infra/local/builders/school.ts';
import { ROLE } from '#shared/roles.ts';
import { changeSchool } from '#tests/factories/school.ts';
import { enter } from '../harness/enter.ts';
import { expect, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

test('a principal exports the whole school and fetches the archive', async ({
  page,
  newPerson,
  accessible,
}) => {
  const principal = await newPerson(ROLE.principal);
  const key = `schools/${principal.schoolId}/works/upl-cat.sb3`;
  await putObject(objectName(key), Buffer.from('a cat'), 'application/zip');
  await enter(page, principal, '/eduinfo');
  await page.getByRole('link', { name: 'Export all data' }).click();
  await expect(page.getByText('Nothing exported yet')).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: 'Start the export' }).click();
  await expect(page.getByRole('heading', { name: 'Exporting' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The export is ready' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText('1 file, ')).toBeVisible();
  await accessible();
  const fetched = page.waitForEvent('download');
  await page.getByRole('link', { name: /export-001\.zip/ }).click();
  expect((await fetched).suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d export-001\.zip$/);
});

test(
  'past due, the reminder leads to it',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    const principal = await newPerson(ROLE.principal);
    await changeSchool(principal.schoolId, {
      subscription: { start: daysFromNow(-400), end: daysFromNow(-3), authorizationCode: 'A-1' },
    });
    await enter(page, principal, '/eduinfo');
    const reminder = page.getByRole('dialog', { name: 'Subscription reminder' });
    await expect(reminder.getByText(/then deleted/)).toBeVisible();
    await accessible();
    await reminder.getByRole('link', { name: 'Export all data' }).click();
    await expect(page.getByText(/the data of your school are deleted on/)).toBeVisible();
    // No step is answered, so that there is something to cancel.
    await page.route('**/school/export_step', () => undefined);
    await page.getByRole('button', { name: 'Start the export' }).click();
    await page.getByRole('button', { name: 'Cancel the export' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the export' }).click();
    await expect(page.getByRole('heading', { name: 'The export was cancelled' })).toBeVisible();
  },
);
