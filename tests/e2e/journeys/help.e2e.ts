import { ROLE } from '#shared/roles.ts';
import { enter } from '../harness/enter.ts';
import { takePicture } from '../harness/look.ts';
import { isPhone, openMenu } from '../harness/shell.ts';
import { demo } from '../harness/sign-in.ts';
import { expect, ON_PHONE, SELDOM, test } from '../harness/test.ts';

test(
  'the help opens at what it says of the screen, and finds what is asked',
  ON_PHONE,
  async ({ page, accessible }) => {
    await enter(page, demo(ROLE.principal), '/classMan');
    if (isPhone(page)) await openMenu(page);
    await page.getByRole('link', { name: 'Help with this page' }).click();
    await expect(page.getByRole('article', { name: 'Help: Classes' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'The list of classes' })).toBeVisible();
    await accessible();
    await takePicture(page, 'help-classes');

    if (isPhone(page)) await page.getByRole('link', { name: 'All topics' }).click();
    await page.getByRole('searchbox', { name: 'Search the help' }).fill('microphon');
    const found = page.getByRole('region', { name: 'Search results' });
    await expect(found.getByRole('link')).toHaveCount(1);
    await takePicture(page, 'help-search');
    await found.getByRole('link', { name: /Classroom tools/ }).click();
    await expect(page.getByRole('article', { name: 'Help: Classroom tools' })).toContainText(
      'nothing is recorded or sent',
    );
    if (isPhone(page)) await page.getByRole('link', { name: 'All topics' }).click();
    await page.getByRole('searchbox', { name: 'Search the help' }).fill('elephant');
    await expect(page.getByText('Nothing found')).toBeVisible();

    await page.getByRole('main').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('link', { name: '400-800-2468' })).toBeVisible();
    await expect(page.getByText(/^(Open now|Closed now)/)).toBeVisible();
    await expect(page.getByText('Monday to Friday 09:00–20:00')).toBeVisible();
    await accessible();
    await takePicture(page, 'contact');
  },
);

test('a student reads the own pages first, and finds the phone of the school', async ({ page }) => {
  await enter(page, demo(ROLE.student), '/dashboard');
  const menu = await openMenu(page);
  await menu.getByRole('link', { name: 'Help' }).click();
  const own = page.getByRole('region', { name: 'For you' });
  await expect(own.getByRole('link', { name: 'My home' })).toBeVisible();
  await expect(own.getByRole('link', { name: 'Business analysis' })).toBeHidden();
  // A phone shows the topics first.
  if (isPhone(page)) await own.getByRole('link').first().click();
  await expect(page.getByRole('article', { name: 'Help: Signing in' })).toBeVisible();
  await page.goto('/contactUs');
  await expect(page.getByRole('main').getByRole('link', { name: /^\+?[\d -]+$/ })).toBeVisible();
});

test('visitors read the help, too, in their language', SELDOM, async ({ page, accessible }) => {
  await page.goto('/helpDocs?topic=scratch');
  await expect(page.getByRole('article', { name: 'Help: The Scratch editor' })).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: '繁體中文' }).click();
  await expect(page.getByRole('article', { name: '說明：Scratch 編輯器' })).toContainText(
    '開始創作',
  );
});
