import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { dialog, drawPicture, onLaptop, press, toast } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';
import { addUnlicensed, introduce } from './institutions.scene.ts';

const { enter, open } = application;

async function enterPrincipal() {
  const principal = await newPerson(ROLE.principal);
  await enter(principal);
  return principal;
}

test('a principal says where the school is, with a logo', async () => {
  await enterPrincipal();
  await open('/eduinfo');
  await page.getByLabelText(/^In one sentence/).fill('Every child can create');
  await page.getByLabelText(/^Latitude/).fill('91');
  await press('Save');
  await expect.element(page.getByText('A number between -90 and 90')).toBeVisible();
  await page.getByLabelText(/^Latitude/).fill('23.1291');
  await page.getByLabelText(/^Longitude/).fill('113.2644');
  const picture = await drawPicture('classroom.png', 400, 300);
  await page.getByLabelText('Choose a logo').first().upload(picture);
  await expect.element(page.getByRole('button', { name: 'Remove' }).first()).toBeVisible();
  await expectAccessible();
  await press('Save');
  await expect.element(toast(/^Saved$/)).toBeVisible();
  await expect.poll(() => document.querySelector('header img[src*="/schools/"]')).not.toBeNull();
});

test('a principal introduces the school with a picture, and everybody may read it', async () => {
  const { schoolId } = await enterPrincipal();
  const place = { latitude: 23.1291, longitude: 113.2644 };
  await introduce(schoolId, { slogan: 'Every child can create', ...place });
  await open('/eduinfo');
  await page.getByRole('tab', { name: 'Introduction' }).click();
  const editor = page.getByRole('textbox', { name: 'Introduction' });
  await editor.fill('We have taught for ten years.');
  const picture = await drawPicture('classroom.png', 400, 300);
  await page.getByLabelText('Insert a picture').first().upload(picture);
  await expect.element(editor.getByRole('img', { name: 'classroom' })).toBeVisible();
  await expectAccessible();
  await press('Save');
  await expect.element(toast(/^Saved$/)).toBeVisible();

  const answer = await fetch(`/institutionDialog/${schoolId}`);
  const shown = new DOMParser().parseFromString(await answer.text(), 'text/html');
  expect(shown.body.textContent).toContain('Every child can create');
  expect(shown.body.textContent).toContain('We have taught for ten years.');
  expect(shown.querySelector('img[alt="classroom"]')).not.toBeNull();
  const links = [...shown.links].map(({ textContent }) => textContent);
  expect(links).toContainEqual(expect.stringContaining('Show on a map'));
});

test('what was typed and not saved is not lost by a click elsewhere', async () => {
  await enterPrincipal();
  await open('/eduinfo');
  const slogan = page.getByLabelText(/^In one sentence/);
  await slogan.fill('Not saved yet');
  await page.getByRole('tab', { name: 'Introduction' }).click();
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(slogan).toHaveValue('Not saved yet');
});

test('a teacher reads it', async () => {
  await onLaptop();
  const teacher = await newPerson(ROLE.teacher);
  await introduce(teacher.schoolId, { address: '上海市浦东新区示范路 88 号 3 楼' });
  await enter(teacher);
  await open('/eduinfo');
  await expect.element(page.getByRole('heading', { name: 'Institution' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Save' }).query()).toBeNull();
  // The contact and the code are next to each other; a long address does not push the code out of the page.
  await expect
    .element(page.getByRole('button', { name: 'Copy link' }))
    .toBeInViewport({ ratio: 1 });
  const code = page.getByRole('img').last().element();
  expect(code.getBoundingClientRect().width).toBeGreaterThan(100);
  expect(document.documentElement.scrollWidth).toBe(innerWidth);
  await expectAccessible();
});

test('an operator sees who has no licence', async () => {
  const school = `缺少授权 ${crypto.randomUUID().slice(0, 4)}`;
  const { name } = await addUnlicensed(school);
  await enter(ROLE.platform);
  await open('/unauthorizedStudent');
  await page.getByText(school).first().click();
  await expect.element(page.getByText(name)).toBeVisible();
  await expectAccessible();
});
