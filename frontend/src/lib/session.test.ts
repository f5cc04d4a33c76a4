import { afterEach, expect, test, vi } from 'vitest';
import type { StoredUser } from '#shared/people/fields.ts';
import {
  endSession,
  getSession,
  isCurrent,
  keepSession,
  renewSchoolOfUser,
  subscribeToSession,
  updateSessionUser,
} from './session.ts';
import { readStored, STORAGE_KEY, writeStored } from './storage.ts';
import { storedUser } from './stored-user.fixture.ts';
import { parseUser } from './stored-user.ts';

afterEach(() => endSession('left'));

test.each<[number, StoredUser['school_admin'], number]>([
  [1, 1, 1],
  [1, 0, 2],
  [2, 0, 3],
  [0, 0, 4],
  [110, 0, 110],
])('role_id %i with school_admin %i is stored as role %i', (role_id, school_admin, role) => {
  expect(keepSession(storedUser('stf-1', { role_id, school_admin })).role).toBe(role);
  expect(readStored(STORAGE_KEY.role)).toBe(String(role));
});

test('an unknown role is no session', () => {
  expect(() => keepSession(storedUser('stf-1', { role_id: 7 }))).toThrow();
  expect(getSession()).toBeNull();
});

test('leaving clears everything but what belongs to the device', () => {
  keepSession(storedUser('stu-1'));
  writeStored(STORAGE_KEY.menu, '[]');
  writeStored(STORAGE_KEY.language, 'en');
  endSession('left');
  expect([STORAGE_KEY.user, STORAGE_KEY.role, STORAGE_KEY.menu].map(readStored)).toEqual([
    null,
    null,
    null,
  ]);
  expect(readStored(STORAGE_KEY.language)).toBe('en');
});

test('an expired session leaves the overdue flag at 1', () => {
  keepSession(storedUser('stu-1'));
  endSession('expired');
  expect(readStored(STORAGE_KEY.overdue)).toBe('1');
});

test('a session that another tab has begun for another user is left alone', () => {
  const session = keepSession(storedUser('stu-1'));
  expect(isCurrent(session)).toBe(true);
  writeStored(STORAGE_KEY.user, JSON.stringify(storedUser('stf-2', { role_id: 1 })));
  expect(isCurrent(session)).toBe(false);
  endSession('other-tab');
  expect(readStored(STORAGE_KEY.user)).toContain('stf-2');
});

test('listeners get the new session, and why the old one ended', () => {
  const heard = vi.fn();
  const stop = subscribeToSession(heard);
  const session = keepSession(storedUser('stu-1'));
  endSession('expired');
  endSession('expired');
  stop();
  expect(heard.mock.calls).toEqual([
    [session, undefined],
    [null, 'expired'],
  ]);
});

test('a school that others changed is taken over, and the own edits stay', () => {
  keepSession(storedUser('stu-1', { school_logo: '/old.png', nick: '新的' }));
  const heard = vi.fn();
  const stop = subscribeToSession(heard);
  const fresh = storedUser('stu-1', { school_logo: '/new.png', school_name: '星光', nick: '旧的' });
  renewSchoolOfUser(fresh);
  renewSchoolOfUser(fresh);
  updateSessionUser({ school_name: '星光' });
  renewSchoolOfUser(storedUser('stu-2', { school_logo: '/other.png' }));
  stop();
  const kept = { school_logo: '/new.png', school_name: '星光', nick: '新的' };
  expect(getSession()?.user).toMatchObject(kept);
  expect(parseUser(readStored(STORAGE_KEY.user) ?? '')).toMatchObject(kept);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('what an older version stored is not taken for a person', () => {
  expect(parseUser('{"id":"stu-1"}')).toBeNull();
  expect(parseUser('no json')).toBeNull();
  expect(parseUser(JSON.stringify(storedUser('stu-1')))).toMatchObject({ id: 'stu-1' });
});
