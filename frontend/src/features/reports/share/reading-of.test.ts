import { expect, test } from 'vitest';
import { readingOf } from './reading-of.ts';

test('a version that was published anew is not opened yet, however often earlier ones were', () => {
  expect(readingOf({ first_read: null, reads: 5 })).toBe('earlier');
  expect(readingOf({ first_read: null, reads: 0 })).toBe('never');
  expect(readingOf({ first_read: '2026-11-01T08:00:00.000Z', reads: 5 })).toBe('opened');
});
