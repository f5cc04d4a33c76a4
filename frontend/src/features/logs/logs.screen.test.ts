import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import {
  choose,
  dialog,
  expectAt,
  openFilters,
  press,
  rowOf,
  watchDownloads,
} from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';
import { addPerson } from '#tests/screens/harness/school.scene.ts';
import { makeLoggedSchool, makeLogs, trySignIn } from './logs.scene.ts';

const { enter, open } = application;

describe('a principal', () => {
  async function openLogs(address: string): Promise<void> {
    const principal = await newPerson(ROLE.principal);
    await makeLogs(principal);
    await enter(principal);
    await open(address);
  }

  test('finds a failed sign-in', async () => {
    await openLogs('/loginfo');
    await expect.element(rowOf('林老师')).toMatchTextContent('Wrong password');
    await expect.element(rowOf('林老师')).toMatchTextContent('iPhone or iPad');
    await openFilters();
    await choose('Filter by outcome', 'Not admitted');
    await expect.element(rowOf('林老师')).not.toBeInTheDocument();
    await choose('Filter by outcome', 'Wrong password');
    await expect.element(rowOf('林老师')).toBeVisible();
    await expectAt(/result=wrong-password/);
    await expectAccessible();
  });

  test('sees what was changed from what to what', async () => {
    await openLogs('/loginfo?tab=operations');
    const edited = 'Edited a teacher or abilities';
    await rowOf('林老师').getByText(edited).click();
    const changes = dialog(edited).getByRole('table', { name: 'Changed' });
    await expect
      .element(changes.getByRole('row', { name: 'Role Teacher Principal' }))
      .toBeVisible();
    await expect.element(changes.getByRole('row', { name: 'Abilities — Export' })).toBeVisible();
    await expectAccessible();
    await press('Close', dialog(edited));
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  test.each(['logins', 'operations'])('downloads the %s', async (tab) => {
    await openLogs(`/loginfo?tab=${tab}`);
    const downloads = watchDownloads();
    await press('Export');
    await expect.poll(() => downloads).toEqual([expect.stringMatching(/\.xlsx$/)]);
  });
});

test('a teacher sees the own sign-ins only', async () => {
  const teacher = await newPerson(ROLE.teacher);
  await trySignIn(teacher, 'wrong-password');
  await trySignIn(await addPerson(teacher, ROLE.teacher), 'disabled');
  await enter(teacher);
  await open('/loginfo');
  await expect.element(page.getByRole('heading', { name: 'My sign-ins' })).toBeVisible();
  await expect.element(rowOf('Wrong password')).toMatchTextContent('iPhone or iPad');
  expect(page.getByText('Not admitted').query()).toBeNull();
});

test('an operator looks at the log of a school, which remembers it', async () => {
  const name = await makeLoggedSchool();
  await enter(ROLE.platform);
  await open('/admin/log/handle');
  await openFilters();
  await page.getByRole('combobox', { name: 'School' }).fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await expect.element(rowOf('Platform looked at the operations')).toBeVisible();
  await expect.element(rowOf('Edited a teacher or abilities')).toMatchTextContent('林老师');
  await expect
    .element(page.getByText(new RegExp(`${name}: Entries are kept for 180 days`)))
    .toBeVisible();
  await expectAccessible();
});
