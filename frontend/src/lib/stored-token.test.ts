import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedIdToken } from './stored-token.ts';

const KEY = 'CognitoIdentityServiceProvider.client1.session.';
const NOW = Date.UTC(2026, 10, 22, 8);

const tokenOf = (claims: object): string =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sign`;

function store(values: Readonly<Record<string, string>>): void {
  const storage = Object.assign(
    Object.create({ getItem: (key: string) => values[key] ?? null }),
    values,
  );
  vi.stubGlobal('localStorage', storage);
}

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const endsIn = (seconds: number) => NOW / 1000 + seconds;
const fresh = tokenOf({ exp: endsIn(3600), 'custom:user_id': 'stu-1', name: '王>?' });

test('a fresh token of the user is taken as it is stored', () => {
  store({ [`${KEY}idToken`]: fresh });
  expect(storedIdToken('stu-1')).toBe(fresh);
});

test.each([
  [
    'of somebody else',
    { [`${KEY}idToken`]: tokenOf({ exp: endsIn(3600), 'custom:user_id': 'stu-2' }) },
  ],
  [
    'that ends soon',
    { [`${KEY}idToken`]: tokenOf({ exp: endsIn(50), 'custom:user_id': 'stu-1' }) },
  ],
  [
    'that ends soon by the clock of the server',
    { [`${KEY}idToken`]: fresh, [`${KEY}clockDrift`]: '3599000' },
  ],
  ['that is none', { [`${KEY}idToken`]: 'x' }],
  ['of another name', { [`${KEY}accessToken`]: fresh }],
])('a token %s is left to Amplify', (_, values) => {
  store(values);
  expect(storedIdToken('stu-1')).toBeUndefined();
});

test('a browser that refuses storage is left to Amplify', () => {
  expect(storedIdToken('stu-1')).toBeUndefined();
});
