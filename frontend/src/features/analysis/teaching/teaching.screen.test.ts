import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { expectAt, rowOf } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';
import { addPerson } from '#tests/screens/harness/school.scene.ts';
import { makeTaught } from '../analysis.scene.ts';

const { enter, open } = application;

test('a principal goes from the teachers to a record, and sees a class', async () => {
  const principal = await newPerson(ROLE.principal);
  const teacher = await addPerson(principal, ROLE.teacher, { name: '周雨桐' });
  const { classId, month } = await makeTaught(teacher);
  await enter(principal);
  await open(`/eduReporter?to=${month}`);
  await expect.element(page.getByRole('tab', { name: 'By teacher', selected: true })).toBeVisible();
  await expect.element(page.getByText('周雨桐')).toBeVisible();
  await page.getByRole('tab', { name: 'Records' }).click();
  await expectAt(new RegExp(`to=${month}`));
  await expect.element(page.getByRole('link', { name: /^Write the record/ })).toBeVisible();
  await rowOf('循环').getByRole('button').first().click();
  const line = page.getByRole('listitem').filter({ hasText: '王子涵' });
  await expect.element(line).toBeVisible();
  await expectAccessible();
  await open(`/eduReporter/class/${classId}?to=${month}`);
  await expect
    .element(page.getByRole('region', { name: 'Lessons and records in time' }))
    .toBeVisible();
});

test('a teacher sees the own classes, and no business', async () => {
  const teacher = await newPerson(ROLE.teacher);
  await makeTaught(teacher);
  await enter(teacher);
  await open('/eduReporter');
  await expect.element(page.getByRole('tab', { name: 'By class', selected: true })).toBeVisible();
  expect(page.getByRole('tab', { name: 'By teacher' }).query()).toBeNull();
  await open('/businessAnalysis');
  await expectAt('/index');
});
