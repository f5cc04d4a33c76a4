import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { homes } from '#shared/homes/contract.ts';
import { makeups } from '#shared/makeups/contract.ts';
import { notices } from '#shared/notices/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';
import { makeFilledHome } from './homes.scene.ts';

const { enter, open, watchCalls } = application;
const { endpoints } = homes;

const HOMES = [
  { role: ROLE.student, path: '/dashboard', call: endpoints.student },
  { role: ROLE.principal, path: '/index', call: endpoints.staff },
  { role: ROLE.teacher, path: '/index', call: endpoints.staff },
  { role: ROLE.liveTeacher, path: '/liveManagement', call: endpoints.live },
  { role: ROLE.platform, path: '/admin', call: endpoints.platform },
] as const;

const NEWEST = '通知 7';

/** Answers the calls of the home. */
async function openHome(
  role: (typeof HOMES)[number]['role'],
  path: string,
): Promise<readonly string[]> {
  await enter(await makeFilledHome(role, role === ROLE.platform ? 'platform' : 'standard'));
  const calls = watchCalls();
  await open(path);
  await expect.element(page.getByText(NEWEST).first()).toBeVisible();
  return calls;
}

test.each(HOMES)('the home of role $role makes one call', async ({ role, path, call }) => {
  expect(await openHome(role, path)).toEqual([call.path]);
});

test('it makes none after the sign-in, which has answered it', async () => {
  const student = await makeFilledHome(ROLE.student);
  await enter(null);
  await open('/login');
  const calls = watchCalls();
  await page.getByRole('textbox', { name: 'Account', exact: true }).fill(student.account);
  await page.getByLabelText(/^Password/).fill(student.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(page.getByText(NEWEST).first()).toBeVisible();
  expect(calls).toEqual(['index/login']);
});

test('a teacher is offered only what a teacher may do', async () => {
  await enter(await newPerson(ROLE.teacher, {}, { abilities: ['add-students'] }));
  await open('/index');
  await expect.element(page.getByRole('link', { name: 'Plan a lesson' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Add students' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Add hours' }).query()).toBeNull();
});

test('a home whose window gets the focus again makes one call', async () => {
  await openHome(ROLE.principal, '/index');
  const calls = watchCalls();
  // Answers are fresh for half a minute.
  const later = Date.now() + 40_000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => calls).toEqual([endpoints.staff.path]);
  clock.mockRestore();
});

describe('of a student', () => {
  let calls: readonly string[];
  beforeEach(async () => {
    await openHome(ROLE.student, '/dashboard');
    calls = watchCalls();
  });

  test('a notice that is read changes the lists without asking for them again', async () => {
    await page.getByRole('button', { name: new RegExp(NEWEST) }).click();
    await expect.element(page.getByRole('button', { name: 'Notices, 6 unread' })).toBeVisible();
    const { markRead, unreadCount } = notices.endpoints;
    await expect.poll(() => calls).toEqual([markRead.path, unreadCount.path]);
  });

  test('leave changes all that a home shows of it in one call', async () => {
    await page.getByRole('button', { name: 'Request leave' }).first().click();
    const asking = page.getByRole('dialog');
    await asking.getByRole('button', { name: 'Ill' }).click();
    await asking.getByRole('button', { name: 'Request leave' }).click();
    await expect.element(page.getByText('On leave').nth(1)).toBeVisible();
    await expect.poll(() => calls).toEqual([makeups.endpoints.leave.path, endpoints.student.path]);
  });
});
