import { portal } from '#shared/portal/contract.ts';
import { SIGN_IN_LIMITS } from '#shared/portal/limits.ts';
import { ROLE, type Role } from '#shared/roles.ts';
import { countCalls } from '../harness/count-calls.ts';
import { demo, fillSignIn, signIn } from '../harness/sign-in.ts';
import { expect, ONE_SIZE, SELDOM, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const HOMES = [
  { name: 'principal', role: ROLE.principal, home: '/index' },
  { name: 'teacher', role: ROLE.teacher, home: '/index' },
  { name: 'student', role: ROLE.student, home: '/dashboard' },
  { name: 'live teacher', role: ROLE.liveTeacher, home: '/liveManagement' },
  { name: 'platform operator', role: ROLE.platform, home: '/admin', at: '/admin/login' },
] as const;

/** The others sign in where a principal does. */
const MET: readonly Role[] = [ROLE.principal, ROLE.student, ROLE.platform];

for (const { name, role, home, ...rest } of HOMES) {
  const tag = MET.includes(role) ? {} : SELDOM;
  test(`a ${name} signs in and is at home`, tag, async ({ page, accessible }) => {
    await signIn(page, demo(role), 'at' in rest ? rest.at : '/login');
    await expect(page).toHaveURL(home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await accessible();
  });
}

test('the sign-in screens are accessible in every language', async ({ page, accessible }) => {
  for (const path of ['/login', '/admin/login', '/loginHeader']) {
    await page.goto(path);
    await expect(page.getByText('Sign in', { exact: true })).toBeVisible();
    await accessible();
  }
  await page.goto('/login');
  for (const [choice, heading, language] of [
    ['简体中文', '欢迎回来', 'zh-CN'],
    ['繁體中文', '歡迎回來', 'zh-TW'],
    ['English', 'Welcome back', 'en'],
  ] as const) {
    await page.getByText(choice, { exact: true }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
});

test(
  'one signs in before the site has said its name',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson }) => {
    const person = await newPerson(ROLE.teacher);
    await page.route(`**/${portal.endpoints.webConfig.path}`, () => {});
    await page.goto('/login');
    await fillSignIn(page, person);
    await expect(page).toHaveURL('/index');
  },
);

test('an empty form says what is missing', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Please fill in this field')).toHaveCount(2);
  await expect(page.getByRole('textbox', { name: 'Account', exact: true })).toBeFocused();
});

test('a wrong password and an unknown account get the same answer', ONE_SIZE, async ({ page }) => {
  await page.goto('/login');
  const answers: (string | null)[] = [];
  for (const account of [demo(ROLE.teacher).account, 'nobody_of_this_name']) {
    await fillSignIn(page, { account, password: 'wrong12345' });
    await expect(page.getByRole('alert')).toBeVisible();
    answers.push(await page.getByRole('alert').textContent());
  }
  expect(answers[0]).toBe(answers[1]);
  await expect(page).toHaveURL('/login');
});

test(
  'repeated failures demand a proof of work, which the browser brings along',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson }) => {
    const person = await newPerson(ROLE.teacher);
    await page.goto('/login');
    const button = page.getByRole('button', { name: 'Sign in' });
    for (let failure = 0; failure < SIGN_IN_LIMITS.challengeAfter + 1; failure += 1) {
      await fillSignIn(page, { account: person.account, password: `wrong1234${failure}` });
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(button).toBeEnabled();
    }
    await expect(page.getByText(/security check runs by itself/)).toBeVisible();
    await fillSignIn(page, person);
    await expect(page).toHaveURL('/index', { timeout: 30_000 });
  },
);

test('a double click signs in once', SELDOM_ONE_SIZE, async ({ page }) => {
  const calls = countCalls(page, portal.endpoints.login);
  await page.goto('/login');
  const { account, password } = demo(ROLE.teacher);
  await page.getByRole('textbox', { name: 'Account', exact: true }).fill(account);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).dblclick();
  await expect(page).toHaveURL('/index');
  expect(calls()).toBe(1);
});
