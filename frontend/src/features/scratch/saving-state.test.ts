import { expect, test } from 'vitest';
import { savingState } from './saving-state.ts';
import { OPENING, type View } from './view.ts';

const AT = '2026-03-02T10:00:00.000Z';
const OPEN: View = { ...OPENING, step: 'open' };
const ONLINE = { online: true, isLeaving: false };
const OFFLINE = { online: false, isLeaving: false };

test('while the editor waits to be left, it says so', () => {
  for (const view of [OPEN, { ...OPEN, dirtySince: AT }, { ...OPEN, savedAt: AT }])
    expect(savingState(view, { ...ONLINE, isLeaving: true })).toEqual({ kind: 'leaving' });
});

test('what is saved is told with its time, which may be of another day', () => {
  expect(savingState(OPEN, ONLINE)).toBeNull();
  expect(savingState(OPEN, OFFLINE)).toEqual({ kind: 'noNetwork' });
  expect(savingState({ ...OPEN, savedAt: AT }, ONLINE)).toEqual({ kind: 'savedAt', at: AT });
  expect(savingState({ ...OPEN, savedAt: AT }, OFFLINE)).toEqual({ kind: 'savedOffline', at: AT });
  const dirty = { kind: 'unsavedSince', at: AT };
  expect(savingState({ ...OPEN, dirtySince: AT }, ONLINE)).toEqual(dirty);
});

test('an attempt to send without a network says where the changes are', () => {
  const sending = (isKept: boolean): View => ({ ...OPEN, saving: { kind: 'sending', isKept } });
  expect(savingState(sending(true), ONLINE)).toEqual({ kind: 'saving' });
  expect(savingState(sending(true), OFFLINE)).toEqual({ kind: 'offline' });
  expect(savingState(sending(false), OFFLINE)).toEqual({ kind: 'unkept' });
});
