import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { dialog, press, toast } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { makeSamePhone } from './families.scene.ts';

const { enter, open } = application;

const siblings = page.getByRole('region', { name: 'Siblings' });

test('students with the same phone are linked by staff, and parted', async () => {
  const { principal, brother, token } = await makeSamePhone();
  await enter(principal);
  await open(`/student/${brother.userId}`);
  await expect.element(siblings).toMatchTextContent('No siblings are linked');
  await expect.element(siblings.getByRole('link', { name: '王小雨' })).toBeVisible();
  await press('Link: 王小雨', siblings);
  await expect.element(dialog()).toMatchTextContent('Are 王子涵 and 王小雨 siblings?');
  await expectAccessible();
  await press('Link', dialog());
  await expect.element(toast('Linked')).toBeVisible();
  await expect.element(siblings.getByRole('button', { name: 'Part: 王小雨' })).toBeVisible();
  await expectAccessible();

  await open(`/parent/${token}`);
  await expect.element(page.getByRole('link', { name: '小雨' })).toBeVisible();

  await open(`/student/${brother.userId}`);
  await press('Part: 王小雨', siblings);
  await press('Part', dialog());
  await expect.element(toast('Parted')).toBeVisible();
  await expect.element(siblings).toMatchTextContent('No siblings are linked');
});

test('codes for parents are printed on a paper of their own', async () => {
  const { principal, phone } = await makeSamePhone();
  await enter(principal);
  await open(`/student?q=${phone}`);
  for (const name of ['王子涵', '王小雨'])
    await page.getByRole('checkbox', { name: new RegExp(name) }).click();
  await press('Print parents’ codes');
  await press('Make 2 codes', dialog());
  const papers = dialog().getByRole('listitem');
  await expect.element(papers.nth(1)).toBeVisible();
  expect(papers.elements()).toHaveLength(2);
  for (const name of ['王子涵', '王小雨'])
    await expect
      .element(papers.filter({ hasText: name }).getByRole('img', { name: /^Parents scan/ }))
      .toBeVisible();
  await expectAccessible();
});

test('whoever adds a student is told of others with the same phone', async () => {
  const { principal, phone } = await makeSamePhone();
  await enter(principal);
  await open('/student');
  await press('Add a student');
  await dialog().getByRole('textbox', { name: /^Name/ }).fill('王小小');
  await dialog().getByRole('textbox', { name: /phone/i }).fill(phone);
  await press('Add a student', dialog());
  const note = dialog().getByRole('alert');
  await expect.element(note).toMatchTextContent(/also the phone of .*王子涵/);
  await expectAccessible();
});
