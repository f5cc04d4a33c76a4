import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { dialog, press } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { makeEndingClass } from './term.scene.ts';

const { enter, open } = application;

test('a class ends: its lessons are cancelled, and its students go on where there is room', async () => {
  const { principal, classId } = await makeEndingClass();
  await enter(principal);
  await open(`/classMan/classRoom/${classId}`);
  await page
    .getByRole('button', { name: /Scratch 1/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'End the term' }).click();
  const term = dialog('End the term of Scratch 1');
  const end = term.getByRole('button', { name: 'End the term' });
  await expect.element(term.getByText('2 lessons to come will be cancelled')).toBeVisible();
  await expect.element(end).toBeDisabled();
  await expectAccessible();
  await term.getByLabelText('They were not held: cancel them too').click();
  await end.click();
  await expect.element(term.getByText('3 lessons were cancelled')).toBeVisible();
  await expect.element(term.getByText('The class is closed.')).toBeVisible();

  await term.getByRole('combobox', { name: 'Next class' }).fill('Scratch 2');
  await page.getByRole('option', { name: 'Scratch 2' }).click();
  await press('Move 2 students', term);
  await expect.element(term.getByText('1 student was moved')).toBeVisible();
  await expect.element(term.getByText(/^1 student was not moved:/)).toBeVisible();
  await expectAccessible();
  await press('Undo', term);
  await expect.element(term.getByText('It is undone')).toBeVisible();
  await term.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(page.getByText(/1 of 30/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add students' })).toBeVisible();
});
