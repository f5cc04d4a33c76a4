import { describe, expect, it, test } from 'vitest';
import { afterSignIn, homeOf } from '#frontend/src/lib/homes.ts';
import { ROLE, type Role, SIGNED_IN, STAFF } from '#shared/roles.ts';
import { type Decision, decide, type Visit } from './guard.ts';

const { principal, teacher, student, liveTeacher, platform } = ROLE;

/** The specification's routes, with the roles that may open them. */
const ROUTES: Readonly<Record<string, 'public' | readonly Role[]>> = {
  '/login': 'public',
  '/admin/login': 'public',
  '/error': 'public',
  '/index': STAFF,
  '/teacherMan': [principal],
  '/calendar': STAFF,
  '/student': [principal, teacher, student],
  '/dashboard': [student],
  '/sturep': [student],
  '/stuLiveManage': [student],
  '/onlineEducation': [student],
  '/student/task': [student],
  '/feedback': [principal, teacher, student, liveTeacher],
  '/feedback/add': [principal, teacher, student, liveTeacher],
  '/database': STAFF,
  '/mail': [principal, teacher, student, liveTeacher],
  '/liveManagement': [principal, teacher, liveTeacher],
  '/personCenter': [principal, teacher, student, liveTeacher],
  '/admin': [platform],
  '/admin/user': [platform],
};

function visit(path: string, role: Role | null, more: Partial<Visit> = {}): Decision {
  const access = ROUTES[path];
  return decide({
    path,
    address: path,
    screen: access && { access },
    role,
    previous: null,
    ...more,
  });
}
const allowed: Decision = { kind: 'allow' };
const to = (path: string): Decision => ({ kind: 'redirect', to: path });

describe('signed out', () => {
  const closed = Object.entries(ROUTES).filter(([, access]) => access !== 'public');
  it.each(closed)('%s asks for a sign-in and is remembered', (path) => {
    expect(visit(path, null)).toEqual(to(`/login?from=${encodeURIComponent(path)}`));
  });
  it.each(['/login', '/admin/login', '/error'])('%s is open', (path) => {
    expect(visit(path, null)).toEqual(allowed);
  });
  test('the query comes along', () => {
    const decision = visit('/mail', null, { address: '/mail?page=2' });
    expect(decision).toEqual(to('/login?from=%2Fmail%3Fpage%3D2'));
  });
  test('the shell itself leads to the sign-in', () => {
    expect(visit('/', null)).toEqual(to('/login'));
  });
});

describe('roles', () => {
  it.each(SIGNED_IN)('role %i: every route is open or leads home', (role) => {
    for (const [path, access] of Object.entries(ROUTES)) {
      if (access === 'public') continue;
      expect(visit(path, role), path).toEqual(access.includes(role) ? allowed : to(homeOf(role)));
    }
  });
  it.each([
    [principal, '/index'],
    [teacher, '/index'],
    [student, '/dashboard'],
    [liveTeacher, '/liveManagement'],
    [platform, '/admin'],
  ] as const)('role %i is at home at %s', (role, home) => {
    expect(homeOf(role)).toBe(home);
    expect(visit(home, role)).toEqual(allowed);
  });
  it.each([
    [student, '/calendar', '/dashboard'],
    [student, '/database', '/dashboard'],
    [platform, '/feedback', '/admin'],
    [principal, '/dashboard', '/index'],
    [teacher, '/student/task', '/index'],
    [principal, '/admin/user', '/index'],
    [teacher, '/teacherMan', '/index'],
    [liveTeacher, '/index', '/liveManagement'],
    [liveTeacher, '/student', '/liveManagement'],
    [platform, '/calendar', '/admin'],
  ] as const)('role %i is bounced from %s to %s', (role, path, home) => {
    expect(visit(path, role)).toEqual(to(home));
  });
});

describe('sign-in pages while signed in', () => {
  it.each([principal, teacher, student, liveTeacher])('role %i goes home from both', (role) => {
    expect(visit('/login', role)).toEqual(to(homeOf(role)));
    expect(visit('/admin/login', role)).toEqual(to(homeOf(role)));
  });
  test('an operator is signed out of /login and at home from /admin/login', () => {
    expect(visit('/login', platform)).toEqual({ kind: 'sign-out' });
    expect(visit('/admin/login', platform)).toEqual(to('/admin'));
  });
});

describe('the shell itself', () => {
  it.each(SIGNED_IN)('role %i ends at home', (role) => {
    const first = visit('/', role);
    const path = first.kind === 'redirect' ? first.to : '';
    const second = visit(path, role);
    expect(second.kind === 'redirect' ? second.to : path).toBe(homeOf(role));
  });
});

describe('unknown routes', () => {
  test('return to the previous page', () => {
    expect(visit('/nowhere', teacher, { previous: '/calendar?day=1' })).toEqual(
      to('/calendar?day=1'),
    );
  });
  test('never return to a sign-in page', () => {
    expect(visit('/nowhere', student, { previous: '/login?from=%2Fmail' })).toEqual(to('/error'));
    expect(visit('/nowhere', null, { previous: '/login' })).toEqual(to('/login'));
  });
  test('without one lead to the error page when signed in', () => {
    expect(visit('/nowhere', student)).toEqual(to('/error'));
  });
  test('without one lead to the sign-in when signed out', () => {
    expect(visit('/nowhere', null)).toEqual(to('/login'));
  });
});

describe('after sign-in', () => {
  test('the page that was asked for', () => {
    expect(afterSignIn(teacher, '/mail?page=2')).toBe('/mail?page=2');
  });
  it.each([null, '', '//evil.example', '/\\evil.example', 'https://evil.example', 'mail'])(
    '%j leads home',
    (from) => {
      expect(afterSignIn(student, from)).toBe('/dashboard');
    },
  );
});
