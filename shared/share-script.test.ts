import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ROLE_KEY, USER_KEY } from './first-script.ts';
import { ROLE } from './roles.ts';
import { SHARE_SCRIPT } from './share-script.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens the page in a browser with such a storage; answers the calls that it makes in a minute. */
function callsOf(stored: Readonly<Record<string, string>>): string[] {
  const calls: string[] = [];
  const document = {
    body: { dataset: { token: 'x' } },
    documentElement: { dataset: { lang: 'zh' } },
    visibilityState: 'visible',
    addEventListener: () => undefined,
    querySelector: () => null,
  };
  const localStorage = { getItem: (key: string) => stored[key] ?? null };
  const fetch = (path: string) => {
    calls.push(path);
    return Promise.resolve({ json: () => ({ code: 1 }) });
  };
  new Function('document', 'localStorage', 'fetch', SHARE_SCRIPT)(document, localStorage, fetch);
  vi.advanceTimersByTime(60_000);
  return calls;
}

it('notes that the family reads, and not that the school looks at its own page', () => {
  const user = JSON.stringify({ id: 'tea-1' });
  expect(callsOf({})).toEqual(['/api/report/read']);
  expect(callsOf({ [USER_KEY]: user, [ROLE_KEY]: String(ROLE.student) })).toHaveLength(1);
  expect(callsOf({ [USER_KEY]: user, [ROLE_KEY]: String(ROLE.teacher) })).toEqual([]);
  expect(callsOf({ [USER_KEY]: user, [ROLE_KEY]: String(ROLE.principal) })).toEqual([]);
});
