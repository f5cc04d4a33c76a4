import type { Page } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import { enter } from '../harness/enter.ts';
import { chooseFromAccount } from '../harness/shell.ts';
import { expect, ON_PHONE, ONE_SIZE, SELDOM, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

/** The page is no wider than the screen, and each of its pictures is there once it has been near. */
async function isWhole(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  for (const picture of await page.locator('main img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(100);
  }
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

test(
  'the home tells in the visitor’s language what the service is, and leads on',
  ON_PHONE,
  async ({ page, accessible }) => {
    await page.goto('/home');
    // The browser asks for English, and the address names no language.
    await expect(page).toHaveURL('/home/en');
    await expect(heading(page, 'One place for your coding school')).toBeVisible();
    // The site has demo accounts, which only the server knows.
    const demo = page.getByRole('link', { name: 'Try the demo' }).first();
    await expect(demo).toBeVisible();
    await expect(demo).toHaveAttribute('href', '/demo');
    await isWhole(page);
    await accessible();
    await page.getByText('What if we want to leave?').click();
    await expect(page.getByText(/The principal can export everything/)).toBeVisible();
    await page.getByRole('link', { name: /A class of reports in one evening/ }).click();
    await expect(page).toHaveURL('/home/en#reports');

    await page.getByRole('link', { name: '繁體' }).click();
    await expect(page).toHaveURL('/home/cht');
    await expect(heading(page, '兒童程式設計教室，一個平台就夠了')).toBeVisible();
    // What was chosen is remembered, here and in the application.
    await page.goto('/home/mobile/index');
    await expect(page).toHaveURL('/home/mobile/index/cht');
    await expect(heading(page, '兒童程式設計教室，一個平台就夠了')).toBeVisible();
    await page.getByRole('link', { name: '請與我聯絡' }).first().click();
    await expect(page).toHaveURL('/join');
    await page.goto('/home/cht');
    await page.getByRole('link', { name: '免費試用 30 天' }).first().click();
    await expect(page).toHaveURL('/register');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  },
);

test(
  'the page about the service says how it treats data, and what it is made of',
  SELDOM,
  async ({ page, accessible }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'What is this?' }).click();
    await expect(page).toHaveURL('/home/en');
    await page.getByRole('link', { name: 'About and privacy' }).click();
    await expect(page).toHaveURL('/about/en');
    await expect(heading(page, 'About Cloud Classroom')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Only what teaching needs' })).toBeVisible();
    await expect(page.getByText(/Monday to Friday/)).toBeVisible();
    // Only the server knows the phone.
    await expect(page.getByRole('link', { name: '400-800-2468' }).first()).toBeVisible();
    await isWhole(page);
    await accessible();
    const notices = await page.request.get('/licences/notices.txt');
    expect(await notices.text()).toContain('MIT');
    const licence = page.getByRole('link', { name: 'The licence' });
    const text = await page.request.get((await licence.getAttribute('href')) ?? '');
    expect(await text.text()).toContain('Apache License');
  },
);

test(
  'without scripts the home can be read, in each language',
  ONE_SIZE,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/home');
    await expect(heading(page, '少儿编程学校，一个平台就够了')).toBeVisible();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(heading(page, 'One place for your coding school')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try free for 30 days' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try the demo' }).first()).toBeHidden();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/home/en`);
    const map = await (await context.request.get('/sitemap.xml')).text();
    expect(map).toContain(`<loc>${baseURL}/about/cht</loc>`);
    expect(await (await context.request.get('/robots.txt')).text()).toContain('Sitemap:');
    await context.close();
  },
);

test(
  'whoever is signed in finds the page about the service',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson }) => {
    await enter(page, await newPerson(ROLE.teacher), '/');
    await chooseFromAccount(page, 'About and privacy');
    await expect(page).toHaveURL('/about/en');
  },
);
