import type { Page } from '@playwright/test';
import { API_BASE } from '#shared/endpoint.ts';
import { homes } from '#shared/homes/contract.ts';
import { makeups } from '#shared/makeups/contract.ts';
import { notices } from '#shared/notices/contract.ts';
import { portal } from '#shared/portal/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { fillHome } from '#tests/factories/home.ts';
import { changePerson } from '#tests/factories/person.ts';
import { enter } from '../harness/enter.ts';
import { fillSignIn } from '../harness/sign-in.ts';
import { expect, ONE_SIZE, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const HOMES = [
  { role: ROLE.student, path: '/dashboard', call: homes.endpoints.student, last: '通知 7' },
  { role: ROLE.principal, path: '/index', call: homes.endpoints.staff, last: '通知 7' },
  { role: ROLE.teacher, path: '/index', call: homes.endpoints.staff, last: '通知 7' },
  { role: ROLE.liveTeacher, path: '/liveManagement', call: homes.endpoints.live, last: '通知 7' },
  { role: ROLE.platform, path: '/admin', call: homes.endpoints.platform, last: '通知 7' },
] as const;

/** The calls of a page from now on. */
function callsOf(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`${API_BASE}/`)) calls.push(pathname.slice(API_BASE.length + 1));
  });
  return calls;
}

/** Everything that a home shows has arrived. */
async function settled(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

for (const { role, path, call, last } of HOMES) {
  test(
    `the home of role ${role} makes one call`,
    role === ROLE.platform ? SELDOM_ONE_SIZE : ONE_SIZE,
    async ({ page, newPerson }) => {
      const edition = role === ROLE.platform ? 'platform' : 'standard';
      const person = await newPerson(role, { edition });
      await fillHome(person);
      const calls = callsOf(page);

      await enter(page, person, path);
      await settled(page, last);
      expect(calls.filter((each) => each !== 'index/login')).toEqual([call.path]);
    },
  );
}

test(
  'it makes none after the sign-in, which has answered it',
  ONE_SIZE,
  async ({ page, newPerson }) => {
    const student = await newPerson(ROLE.student);
    await fillHome(student);
    const named = page.waitForResponse(`**/${portal.endpoints.webConfig.path}`);
    await page.goto('/login');
    await named;
    const calls = callsOf(page);
    await fillSignIn(page, student);
    await settled(page, '通知 7');
    expect(calls).toEqual(['index/login']);
  },
);

test(
  'a teacher is offered only what a teacher may do',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson }) => {
    const teacher = await newPerson(ROLE.teacher);
    await changePerson(teacher, { abilities: ['add-students'] });
    await enter(page, teacher, '/index');
    await expect(page.getByRole('link', { name: 'Plan a lesson' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add students' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add hours' })).toHaveCount(0);
  },
);

test(
  'a home whose window gets the focus again makes one call',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson }) => {
    const principal = await newPerson(ROLE.principal);
    await fillHome(principal);
    await enter(page, principal, '/index');
    await settled(page, '通知 7');

    const calls = callsOf(page);
    // Answers are fresh for half a minute.
    await page.evaluate(() => {
      const now = Date.now() + 40_000;
      Date.now = () => now;
      window.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => calls).toEqual([homes.endpoints.staff.path]);
  },
);

test(
  'a notice that is read changes the lists without asking for them again',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson }) => {
    const student = await newPerson(ROLE.student);
    await fillHome(student);
    await enter(page, student, '/dashboard');
    await settled(page, '通知 7');

    const calls = callsOf(page);
    await page.getByRole('button', { name: /通知 7/ }).click();
    await expect(page.getByRole('button', { name: 'Notices, 6 unread' })).toBeVisible();
    const { markRead, unreadCount } = notices.endpoints;
    await expect.poll(() => calls).toEqual([markRead.path, unreadCount.path]);
    await expect(page.getByRole('button', { name: '通知 7 unread' })).toHaveCount(0);
  },
);

test(
  'leave changes all that a home shows of it in one call',
  ONE_SIZE,
  async ({ page, newPerson }) => {
    const student = await newPerson(ROLE.student);
    await fillHome(student);
    await enter(page, student, '/dashboard');
    await settled(page, '通知 7');

    const calls = callsOf(page);
    await page.getByRole('button', { name: 'Request leave' }).click();
    const asking = page.getByRole('dialog');
    await asking.getByRole('button', { name: 'Ill' }).click();
    await asking.getByRole('button', { name: 'Request leave' }).click();
    await expect(page.getByText('On leave')).toHaveCount(2);
    await expect
      .poll(() => calls)
      .toEqual([makeups.endpoints.leave.path, homes.endpoints.student.path]);
  },
);
