import type { Page, TestDetails } from '@playwright/test';
import { ROLE, type Role } from '#shared/roles.ts';
import { sendNotices } from '#tests/factories/notice.ts';
import { enter } from '../harness/enter.ts';
import {
  accountButton,
  chooseFromAccount,
  closeMenu,
  isPhone,
  openMenu,
  signOut,
  toast,
} from '../harness/shell.ts';
import { demo, signIn } from '../harness/sign-in.ts';
import { expect, ON_PHONE, ONE_SIZE, SELDOM, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const PEOPLE = [
  { name: 'principal', role: ROLE.principal, entry: 'Home', home: '/index' },
  { name: 'teacher', role: ROLE.teacher, entry: 'Home', home: '/index' },
  { name: 'student', role: ROLE.student, entry: 'My home', home: '/dashboard' },
  { name: 'live teacher', role: ROLE.liveTeacher, entry: 'Live home', home: '/liveManagement' },
  { name: 'platform operator', role: ROLE.platform, entry: 'Platform home', home: '/admin' },
] as const;

/** The others have the same shell, with other entries. */
const TAGS: Partial<Record<Role, TestDetails>> = { [ROLE.principal]: {}, [ROLE.student]: ON_PHONE };

async function readBell(page: Page, accessible: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: /^Notices, / }).click();
  const bell = page.getByRole('dialog', { name: 'Notices' });
  await expect(bell.getByRole('listitem').first()).toBeVisible();
  await accessible();
  await page.keyboard.press('Escape');
  await expect(bell).toBeHidden();
}

async function chooseLanguage(page: Page, button: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('menuitemradio', { name: choice }).click();
}

for (const { name, role, entry, home } of PEOPLE) {
  test(
    `a ${name} finds the way around the shell`,
    TAGS[role] ?? SELDOM,
    async ({ page, accessible }) => {
      await enter(page, demo(role), home);
      const menu = await openMenu(page);
      await expect(menu.getByRole('link', { name: entry })).toHaveAttribute('aria-current', 'page');
      // On larger screens the menu was checked beside the home page.
      if (isPhone(page)) await accessible();
      await closeMenu(page);
      await readBell(page, accessible);
      await accountButton(page).click();
      await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
      await accessible();
    },
  );
}

for (const role of [ROLE.principal, ROLE.student, ROLE.liveTeacher]) {
  test(
    `the personal centre of role ${role} is complete and accessible`,
    role === ROLE.student ? {} : SELDOM,
    async ({ page, accessible }) => {
      await enter(page, demo(role));
      await chooseFromAccount(page, 'Personal centre');
      await expect(page).toHaveURL('/personCenter');
      await expect(page.getByRole('main').getByText(demo(role).account)).toBeVisible();
      await accessible();
    },
  );
}

test('the language switch changes everything without a reload', async ({ page, newPerson }) => {
  await enter(page, await newPerson(ROLE.principal), '/user');
  await page.evaluate(() => Reflect.set(window, 'marker', 1));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('My account');
  for (const [button, choice, title, language] of [
    ['Language', '简体中文', '我的账号', 'zh-CN'],
    ['语言', '繁體中文', '我的帳號', 'zh-TW'],
    ['語言', 'English', 'My account', 'en'],
  ] as const) {
    await chooseLanguage(page, button, choice);
    await expect(heading).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  const menu = await openMenu(page);
  await expect(menu.getByText('My account')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'marker'))).toBe(1);
});

test(
  'the bell counts what is unread, up to 99, and nothing at 0',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson }) => {
    const person = await newPerson(ROLE.teacher);
    await enter(page, person);
    await expect(page.getByRole('button', { name: 'Notices, none unread' })).toBeVisible();
    await sendNotices(person, 100);
    await page.reload();
    const bell = page.getByRole('button', { name: /^Notices, 100 unread/ });
    await expect(bell).toContainText('99+');
    await bell.click();
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Notices, 99 unread/ })).toBeVisible();
  },
);

test('a demo account switches its role', SELDOM_ONE_SIZE, async ({ page, accessible }) => {
  await signIn(page, demo(ROLE.principal));
  const menu = page.getByRole('button', { name: 'Switch role' });
  await menu.click();
  await accessible();
  await page.getByRole('menuitemradio', { name: 'Principal' }).click();
  await expect(toast(page, 'You are already in the role: Principal')).toBeVisible();
  await menu.click();
  await page.getByRole('menuitemradio', { name: 'Student' }).click();
  await expect(toast(page, 'You are now: Student')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('nobody but a demo account can switch roles', SELDOM_ONE_SIZE, async ({ page, newPerson }) => {
  await enter(page, await newPerson(ROLE.principal));
  await expect(accountButton(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Switch role' })).toHaveCount(0);
});

test('signing out leaves nothing to go back to', ONE_SIZE, async ({ page, newPerson }) => {
  const person = await newPerson(ROLE.teacher);
  await enter(page, person);
  await page.goto('/user');
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  await signOut(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(person.account)).toHaveCount(0);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => /user|role|menu|token/i.test(key))).toEqual([]);
});
