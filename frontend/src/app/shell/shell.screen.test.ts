import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DEMO_ACCOUNTS } from '#shared/people/accounts.ts';
import { ROLE, type Role } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { application } from '#tests/screens/harness/loaded.ts';

const { enter, open, screenAt } = application;

const PEOPLE = [
  { name: 'principal', role: ROLE.principal, entry: 'Home', home: '/index' },
  { name: 'teacher', role: ROLE.teacher, entry: 'Home', home: '/index' },
  { name: 'student', role: ROLE.student, entry: 'My home', home: '/dashboard' },
  { name: 'live teacher', role: ROLE.liveTeacher, entry: 'Live home', home: '/liveManagement' },
  { name: 'platform operator', role: ROLE.platform, entry: 'Platform home', home: '/admin' },
] as const;

const bell = page.getByRole('dialog', { name: 'Notices' });
const accountButton = page.getByRole('button', { name: /^My account: / });

/** Links that are seen now and that the guard would bounce for the role, by their addresses. */
const bounced = (role: Role): string[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
    .map(({ pathname }) => pathname)
    .filter((path) => {
      const access = screenAt(path)?.access ?? 'public';
      return access !== 'public' && !access.includes(role);
    });

test.each(PEOPLE)('a $name finds the way around the shell', async ({ role, entry, home }) => {
  await enter(role);
  await open(home);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect
    .element(menu.getByRole('link', { name: entry }))
    .toHaveAttribute('aria-current', 'page');
  expect(bounced(role)).toEqual([]);
  await expectAccessible();
  await page.getByRole('button', { name: 'Close the menu' }).click();

  await page.getByRole('button', { name: /^Notices, / }).click();
  await expect.element(bell.getByRole('listitem').first()).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(bell).not.toBeInTheDocument();

  await accountButton.click();
  await expect.element(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  expect(bounced(role)).toEqual([]);
  await expectAccessible();
});

test.each([ROLE.principal, ROLE.student, ROLE.liveTeacher])(
  'the personal centre of role %s is complete',
  async (role) => {
    await enter(role);
    await open('/user');
    await accountButton.click();
    await page.getByRole('menuitem', { name: 'Personal centre' }).click();
    await expect.poll(() => location.pathname).toBe('/personCenter');
    const account = page.getByRole('main').getByText(DEMO_ACCOUNTS[role] ?? '');
    await expect.element(account.first()).toBeVisible();
  },
);

test('the language switch changes everything', async () => {
  await enter(ROLE.principal);
  await open('/user');
  const heading = page.getByRole('heading', { level: 1 });
  for (const [button, choice, title, language] of [
    ['Language', '简体中文', '我的账号', 'zh-CN'],
    ['语言', '繁體中文', '我的帳號', 'zh-TW'],
    ['語言', 'English', 'My account', 'en'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('menuitemradio', { name: choice }).click();
    await expect.element(heading).toHaveTextContent(title);
    expect(document.documentElement.lang).toBe(language);
  }
});
