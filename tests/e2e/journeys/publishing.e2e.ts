import type { Locator, Page } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeSigner, PASSWORD } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import { enter } from '../harness/enter.ts';
import { expect, test } from '../harness/test.ts';

const press = (at: Page | Locator, name: string) =>
  at.getByRole('button', { name, exact: true }).click();

test('a phone number is told before others read it, and staff see what a child leaves to them', async ({
  page,
  newPerson,
  accessible,
}) => {
  test.slow();
  const principal = await newPerson(ROLE.principal);
  const signer = (name: string) => makeSigner(principal.schoolId, ROLE.student, { name, nick: '' });
  const careful = { ...(await signer('王子涵')), password: PASSWORD };
  const other = { ...(await signer('李沐阳')), password: PASSWORD };
  await makeClass(principal, [careful, other], { name: 'Robotics' });
  await makeClass(principal, [careful], { name: 'Painting' });
  const upload = async (as: typeof careful, name: string) => {
    await enter(page, as, '/create');
    await page
      .locator('input[type=file][multiple]')
      .setInputFiles([{ name: `${name}.png`, mimeType: 'image/png', buffer: makePng(64, 48) }]);
    await page.getByRole('link', { name }).click();
    await press(page, 'Publish');
    return page.getByRole('dialog', { name: `Publish “${name}”` });
  };
  const told = page.getByRole('dialog', { name: 'Have a look first' });
  const phone = '打给我 138 0013 8000';

  // Of two classes the first is suggested, without a task or a lesson.
  const publishing = await upload(careful, '太阳');
  await expect(publishing.getByRole('combobox', { name: 'Who can see it' })).toHaveText(
    'Seen by your class',
  );
  await expect(publishing.getByRole('checkbox', { name: 'Robotics' })).toBeChecked();
  await expect(publishing.getByRole('checkbox', { name: 'Painting' })).not.toBeChecked();
  const description = publishing.getByLabel('What it is about');
  await description.fill(phone);
  await expect(publishing.getByText('This looks like a phone number.')).toBeVisible();
  await press(publishing, 'Publish');
  await expect(told.locator('mark')).toHaveText('138 0013 8000');
  await expect(told.getByText('Your class could read it.')).toBeVisible();
  await accessible();
  await press(told, 'Change it');
  await expect(description).toBeFocused();
  await description.fill('太阳出来了');
  await press(publishing, 'Publish');
  await expect(publishing).toBeHidden();
  await expect(page.getByText('Seen by your class')).toBeVisible();
  await press(page, 'Publish');
  await expect(publishing.getByRole('checkbox', { name: 'Painting' })).not.toBeChecked();

  const leaving = await upload(other, '月亮');
  await leaving.getByLabel('What it is about').fill(phone);
  await press(leaving, 'Publish');
  await press(told, 'Publish anyway');
  await expect(page.getByText('Waits for a teacher to look at it').first()).toBeVisible();

  await enter(page, principal, '/worksMan');
  const card = page.getByRole('listitem').filter({ hasText: '月亮' });
  await expect(card.getByText('Maybe private: phone number')).toBeVisible();
  await press(page, 'Look and decide: “月亮”');
  const deciding = page.getByRole('dialog', { name: 'Show “月亮” to others?' });
  await expect(deciding.locator('mark').first()).toHaveText('138 0013 8000');
  await expect(deciding.getByText('What is inside the work is not')).toBeVisible();
  await accessible();
  await press(deciding, 'Do not show it');
  await expect(page.getByText('Nothing to approve')).toBeVisible();
  await enter(page, other, '/create');
  await expect(page.getByText('A teacher asks you to change it')).toBeVisible();
});
