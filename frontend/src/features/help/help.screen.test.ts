import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { expectCount, press } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';

const { enter, open } = application;

const article = (name: string) => page.getByRole('article', { name });
const search = page.getByRole('searchbox', { name: 'Search the help' });

describe('for a principal', () => {
  beforeEach(() => enter(ROLE.principal));

  test('it opens at what it says of the screen', async () => {
    await open('/classMan');
    await press('Open the menu');
    await page.getByRole('link', { name: 'Help with this page' }).click();
    await expect.element(article('Help: Classes')).toBeVisible();
    await expect.element(page.getByRole('img', { name: 'The list of classes' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: 'All topics' }).click();
    await expect.element(search).toBeVisible();
  });

  test('it finds what is asked', async () => {
    await open('/helpCenter');
    await search.fill('microphon');
    const found = page.getByRole('region', { name: 'Search results' });
    await expectCount(found.getByRole('link'), 1);
    await found.getByRole('link', { name: /Classroom tools/ }).click();
    await expect
      .element(article('Help: Classroom tools'))
      .toMatchTextContent('nothing is recorded or sent');
    await page.getByRole('link', { name: 'All topics' }).click();
    await search.fill('elephant');
    await expect.element(page.getByText('Nothing found')).toBeVisible();
  });

  test('it leads to the people of the service, and says when they are there', async () => {
    await open('/helpCenter');
    await page.getByRole('main').getByRole('link', { name: 'Contact' }).click();
    await expect.element(page.getByRole('link', { name: '400-800-2468' })).toBeVisible();
    await expect.element(page.getByText(/^(Open now|Closed now)/)).toBeVisible();
    await expect.element(page.getByText('Monday to Friday 09:00–20:00')).toBeVisible();
  });
});

describe('for a student', () => {
  beforeEach(() => enter(ROLE.student));

  test('the own pages come first', async () => {
    await open('/dashboard');
    await press('Open the menu');
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Help' })
      .click();
    const own = page.getByRole('region', { name: 'For you' });
    await expect.element(own.getByRole('link', { name: /^My home/ })).toBeVisible();
    expect(own.getByRole('link', { name: /^Business analysis/ }).query()).toBeNull();
    await own.getByRole('link').first().click();
    await expect.element(article('Help: Signing in')).toBeVisible();
  });

  test('the phone is that of the school', async () => {
    await open('/contactUs');
    const phone = page.getByRole('main').getByRole('link', { name: /^\+?[\d -]+$/ });
    await expect.element(phone).toBeVisible();
  });
});

test('visitors read it, too, in their language', async () => {
  await enter(null);
  await open('/helpDocs?topic=scratch');
  await expect.element(article('Help: The Scratch editor')).toBeVisible();
  await expectAccessible();
  await press('繁體中文');
  await expect.element(article('說明：Scratch 編輯器')).toMatchTextContent('開始創作');
  await press('English');
  await expect.element(article('Help: The Scratch editor')).toBeVisible();
});
