import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { dialog, expectAt, onLaptop, press } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';
import { fillSpace, makeReadingSchool } from './usage.scene.ts';

const { enter, open } = application;

const region = (name: string) => page.getByRole('region', { name });

describe('a principal', () => {
  beforeEach(async () => {
    const principal = await newPerson(ROLE.principal);
    await fillSpace(principal);
    await enter(principal);
    await open('/flow');
  });

  test('sees what takes the space and the traffic', async () => {
    const space = region('Storage');
    await expect.element(space.getByText('44 GB of 50 GB used')).toBeVisible();
    await expect.element(space.getByRole('alert')).toMatchTextContent('More than 80% is used');
    const month = region('Traffic this month');
    await expect.element(month.getByText('300 MB of 500 GB used')).toBeVisible();
    const time = region('Storage over time').first();
    await expect.element(time.getByRole('application')).toBeVisible();
    const readers = region('To whom it was sent');
    await expect.element(readers.getByRole('link', { name: '王子涵' })).toBeVisible();
    await expectAccessible();
    await press('Table', time);
    await expect.element(time.getByRole('row').nth(1)).toMatchTextContent('44 GB');
  });

  test('empties the bin', async () => {
    const free = region('What could be freed');
    await expect.element(free.getByText('1 work, 10 bytes')).toBeVisible();
    await press('Empty the bin', free);
    await press('Empty the bin', dialog('Empty the bin?'));
    await expect.element(free.getByText('0 works, 0 bytes')).toBeVisible();
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  test('goes to where space can be freed', async () => {
    await page.getByRole('tab', { name: 'Largest files' }).click();
    await expect.element(page.getByText('课程资料.zip')).toBeVisible();
    await expectAccessible();
    await page.getByRole('tab', { name: 'Unused files' }).click();
    await expect.element(page.getByText('Nothing here')).toBeVisible();
    await page.getByRole('tab', { name: 'By person' }).click();
    await region('What takes the space').getByRole('link', { name: '王子涵' }).click();
    await expectAt(/^\/worksMan\/students/);
  });
});

test('an operator sees the traffic of each school', async () => {
  await onLaptop();
  const name = await makeReadingSchool();
  await enter(ROLE.platform);
  await open('/admin/traffic');
  await page.getByRole('searchbox').fill(name);
  await expect
    .element(page.getByRole('row', { name: new RegExp(name) }))
    .toMatchTextContent('300 MB');
  await expectAccessible();
});
