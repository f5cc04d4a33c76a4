import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { dialog, expectAt, press } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import {
  arrivedAt,
  logOf,
  makeClassOfTeacher,
  makeReachableClass,
  makeUnreachableClass,
} from './messages.scene.ts';

const { enter, open } = application;

const button = page.getByRole('button', { name: 'Send a message' });

test('a principal writes to the families of a class, once to each number', async () => {
  const { person, classId, phones } = await makeReachableClass();
  await enter(person);
  await open(`/classMan/classRoom/${classId}`);
  await button.click();
  await expect.element(dialog().getByText(/Goes to 2 numbers/)).toBeVisible();
  await expect.element(dialog().getByText(/1 student has no phone number/)).toBeVisible();
  await expect.element(dialog().getByText('张诗雨')).toBeVisible();
  await press('Send to 2 numbers', dialog());
  await expect.element(dialog().getByText('Please fill in this field').first()).toBeVisible();
  await expectAccessible();
  await page.getByLabelText(/^First day/).fill('2026-10-01');
  await page.getByLabelText(/^Last day/).fill('2026-10-01');
  await expect.element(dialog().getByText(/no lesson on Thu 1 October\.$/)).toBeVisible();
  await press('Send to 2 numbers', dialog());

  await expect.element(dialog().getByText('Sent to 2 numbers')).toBeVisible();
  await expect.element(dialog().getByText('张诗雨')).toBeVisible();
  await expectAccessible();
  const text = expect.stringMatching(/^\[.+\] 周六班: no lesson on Thu 1 October\.$/);
  expect(await arrivedAt(phones)).toEqual([[text], [text]]);
  await press('Close', dialog());
  await expect.element(dialog()).not.toBeInTheDocument();
  const log = await logOf(person);
  expect(log).toContain('周六班');
  expect(log).not.toContain(phones[0]);
});

test('a class without a number says where numbers are added', async () => {
  const { person, classId } = await makeUnreachableClass();
  await enter(person);
  await open(`/classMan/classRoom/${classId}`);
  await button.click();
  await expect.element(dialog().getByText('No phone numbers to send to')).toBeVisible();
  await dialog().getByRole('link', { name: 'Add phone numbers' }).click();
  await expectAt('/student');
});

test('a teacher writes to no class', async () => {
  const { person, classId } = await makeClassOfTeacher();
  await enter(person);
  await open(`/classMan/classRoom/${classId}`);
  await expect.element(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
});
