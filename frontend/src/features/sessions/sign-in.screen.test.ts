import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#shared/people/accounts.ts';
import { portal } from '#shared/portal/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { application } from '#tests/screens/harness/loaded.ts';

const { enter, open, takeProblems, watchCalls } = application;

const HOMES = [
  { name: 'principal', role: ROLE.principal, home: '/index', at: '/login' },
  { name: 'teacher', role: ROLE.teacher, home: '/index', at: '/login' },
  { name: 'student', role: ROLE.student, home: '/dashboard', at: '/login' },
  { name: 'live teacher', role: ROLE.liveTeacher, home: '/liveManagement', at: '/login' },
  { name: 'platform operator', role: ROLE.platform, home: '/admin', at: '/admin/login' },
] as const;

const button = page.getByRole('button', { name: 'Sign in' });

async function fill(account = '', password = ''): Promise<void> {
  await page.getByRole('textbox', { name: 'Account', exact: true }).fill(account);
  await page.getByLabelText(/^Password/).fill(password);
}

const expectAt = (home: string) => expect.poll(() => location.pathname).toBe(home);

beforeEach(() => enter(null));

test.each(HOMES)('a $name signs in and is at home', async ({ role, home, at }) => {
  await open(at);
  await fill(DEMO_ACCOUNTS[role], DEMO_PASSWORD);
  await button.click();
  await expectAt(home);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('its page changes to every language', async () => {
  await open('/login');
  for (const [choice, heading, language] of [
    ['简体中文', '欢迎回来', 'zh-CN'],
    ['繁體中文', '歡迎回來', 'zh-TW'],
    ['English', 'Welcome back', 'en'],
  ] as const) {
    await page.getByText(choice, { exact: true }).click();
    await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
    expect(document.documentElement.lang).toBe(language);
  }
});

test('an empty form says what is missing', async () => {
  await open('/login');
  await button.click();
  await expect.element(page.getByText('Please fill in this field').nth(1)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Account', exact: true })).toHaveFocus();
  await expectAccessible();
});

test('a wrong password and an unknown account get the same answer', async () => {
  const refusal = page.getByRole('alert');
  await open('/login');
  const answers: (string | null)[] = [];
  for (const account of [DEMO_ACCOUNTS[ROLE.teacher], 'nobody_of_this_name']) {
    await fill(account, 'wrong12345');
    await button.click();
    await expect.element(refusal).toBeVisible();
    await expect.element(button).toBeEnabled();
    answers.push(refusal.element().textContent);
    await takeProblems();
  }
  expect(answers[0]).toBe(answers[1]);
  expect(location.pathname).toBe('/login');
});

test('a double click signs in once', async () => {
  await open('/login');
  const calls = watchCalls();
  await fill(DEMO_ACCOUNTS[ROLE.teacher], DEMO_PASSWORD);
  await button.dblClick();
  await expectAt('/index');
  expect(calls.filter((path) => path === portal.endpoints.login.path)).toHaveLength(1);
});
