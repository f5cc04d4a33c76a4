import fc from 'fast-check';
import { expect, test } from 'vitest';
import { madeAtOf } from './made-at.ts';

const ARRIVED = new Date('2026-03-02T18:12:00.000Z');
const BASE = '2026-03-02T17:50:00.000Z';

test.each([
  ['a right clock', '2026-03-02T17:58:00.000Z', '2026-03-02T18:12:00.000Z'],
  ['a clock a year behind', '2025-03-02T17:58:00.000Z', '2025-03-02T18:12:00.000Z'],
  ['a clock a year ahead', '2027-03-02T17:58:00.000Z', '2027-03-02T18:12:00.000Z'],
])('%s says how old a snapshot is', (_, made_at, sent_at) => {
  expect(madeAtOf({ made_at, sent_at }, ARRIVED, BASE)).toBe('2026-03-02T17:58:00.000Z');
});

test.each([
  ['is set forward meanwhile', '2026-03-02T17:58:00.000Z', '2027-03-02T18:12:00.000Z', BASE],
  ['is set back meanwhile', '2026-03-02T17:58:00.000Z', '2025-03-02T18:12:00.000Z', ARRIVED],
])('a clock that %s counts within what is possible', (_, made_at, sent_at, expected) => {
  expect(madeAtOf({ made_at, sent_at }, ARRIVED, BASE)).toBe(new Date(expected).toISOString());
});

test('a device that does not say when is not guessed at', () => {
  expect(madeAtOf({}, ARRIVED, BASE)).toBeUndefined();
  expect(madeAtOf({ made_at: BASE }, ARRIVED, BASE)).toBeUndefined();
});

test('a version is never made after it came, nor before the one it was made from', () => {
  const day = fc.date({
    min: new Date('1990-01-01'),
    max: new Date('2090-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(day, day, day, day, (made, sent, arrived, earlier) => {
      const base = new Date(Math.min(earlier.getTime(), arrived.getTime())).toISOString();
      const said = { made_at: made.toISOString(), sent_at: sent.toISOString() };
      const found = madeAtOf(said, arrived, base) ?? '';
      expect(found >= base && found <= arrived.toISOString()).toBe(true);
    }),
  );
});
