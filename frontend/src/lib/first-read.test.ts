import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CODE } from '#shared/codes.ts';
import type { FirstRead } from '#shared/site/first-script-terms.ts';
import { takeFirstRead } from './first-read.ts';
import { currentLanguage } from './language.ts';
import { endSession, keepSession } from './session.ts';
import { storedUser } from './stored-user.fixture.ts';

const NOW = Date.UTC(2026, 10, 22, 8);
const DATA = { unread: { code: CODE.ok, data: { count: 2 } } };
const answer = (code: number) => Promise.resolve(Response.json({ code, msg: '', data: DATA }));

function begin(other: Partial<FirstRead> = {}): void {
  const language = currentLanguage();
  const read = { home: 'staff', user: 'stf-1', language, begun: NOW - 9_000 };
  vi.stubGlobal('firstRead', { ...read, reply: answer(CODE.ok), ...other } satisfies FirstRead);
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  keepSession(storedUser('stf-1'));
});
afterEach(() => {
  endSession('left');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what the first script has asked for is taken once', async () => {
  begin();
  expect(await takeFirstRead('staff')).toEqual(DATA);
  expect(await takeFirstRead('staff')).toBeUndefined();
});

test('nothing was asked for', async () => {
  expect(await takeFirstRead('staff')).toBeUndefined();
});

test.each<[string, () => Partial<FirstRead>]>([
  ['another home', () => ({ home: 'student' })],
  ['of somebody else', () => ({ user: 'stf-2' })],
  ['in another language', () => ({ language: 'fr' })],
  ['long ago', () => ({ begun: NOW - 11_000 })],
  ['refused', () => ({ reply: answer(CODE.loginTimeout) })],
  ['no answer', () => ({ reply: Promise.reject(new TypeError('no network')) })],
  ['no JSON', () => ({ reply: Promise.resolve(new Response('<html>')) })],
])('%s: the application asks itself', async (_, other) => {
  begin(other());
  expect(await takeFirstRead('staff')).toBeUndefined();
});
