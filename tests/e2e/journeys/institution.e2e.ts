import { informations, noInformation } from '#functions/domain/schools/information.ts';
import { ROLE } from '#shared/roles.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import { enter } from '../harness/enter.ts';
import { toast } from '../harness/shell.ts';
import { expect, SELDOM, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const PICTURE = { name: 'classroom.png', mimeType: 'image/png', buffer: makePng(400, 300) };

test('a principal introduces the school, and everybody may read it', async ({
  page,
  newPerson,
  accessible,
}) => {
  const principal = await newPerson(ROLE.principal);
  await enter(page, principal, '/eduinfo');
  await page.getByLabel('In one sentence').fill('Every child can create');
  await page.getByLabel('Latitude').fill('91');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('A number between -90 and 90')).toBeVisible();
  await page.getByLabel('Latitude').fill('23.1291');
  await page.getByLabel('Longitude').fill('113.2644');
  await page.locator('input[aria-label="Choose a logo"]').setInputFiles(PICTURE);
  await expect(page.getByRole('button', { name: 'Remove' }).first()).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, /^Saved$/)).toBeVisible();
  await expect(page.getByRole('banner').locator('img[src*="/schools/"]')).toBeVisible();

  await page.getByRole('tab', { name: 'Introduction' }).click();
  const editor = page.getByRole('textbox', { name: 'Introduction' });
  await editor.fill('We have taught for ten years.');
  await page.getByLabel('Insert a picture').first().setInputFiles(PICTURE);
  await expect(editor.getByRole('img', { name: 'classroom' })).toBeVisible();
  await accessible();
  // The toast of the first time may still be there.
  const saved = page.waitForResponse(/\/school\/edit_about$/);
  await page.getByRole('button', { name: 'Save' }).click();
  await saved;
  await expect(toast(page, /^Saved$/)).toBeVisible();

  await page.goto(`/institutionDialog/${principal.schoolId}`);
  await expect(page.getByText('Every child can create')).toBeVisible();
  await expect(page.getByText('We have taught for ten years.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'classroom' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show on a map' })).toBeVisible();
  await accessible();
});

test(
  'what was typed and not saved is not lost by a click elsewhere',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson }) => {
    await enter(page, await newPerson(ROLE.principal), '/eduinfo');
    await page.getByLabel('In one sentence').fill('Not saved yet');
    await page.getByRole('tab', { name: 'Introduction' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('In one sentence')).toHaveValue('Not saved yet');
  },
);

test('a teacher reads it', SELDOM_ONE_SIZE, async ({ page, newPerson, accessible }) => {
  const teacher = await newPerson(ROLE.teacher);
  const about = {
    ...noInformation(teacher.schoolId),
    address: '上海市浦东新区示范路 88 号 3 楼',
  };
  await informations.overwrite(teacher.schoolId, about);
  await enter(page, teacher, '/eduinfo');
  await expect(page.getByRole('heading', { name: 'Institution' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
  // The contact and the code are next to each other; a long address does not push the code out of the page.
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeInViewport({ ratio: 1 });
  expect((await page.getByRole('img').last().boundingBox())?.width).toBeGreaterThan(100);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  await accessible();
});

test('an operator sees who has no licence', SELDOM, async ({ page, newPerson, accessible }) => {
  const principal = await newPerson(ROLE.principal, { name: '缺少授权的学校' });
  const student = await makePerson(principal.schoolId, ROLE.student, {
    name: '等待授权',
    licensed: false,
  });
  const operator = await newPerson(ROLE.platform, { edition: 'platform' });
  await enter(page, operator, '/unauthorizedStudent');
  await page.getByText('缺少授权的学校').first().click();
  await expect(page.getByText(student.name)).toBeVisible();
  await accessible();
});
