import { expect, test } from 'vitest';
import { canRestore, unopenedNo, versionsOf } from './offered-versions.ts';
import type { Unopened } from './unopened.ts';
import { OPENING, type View } from './view.ts';

const unopened = (kind: Unopened['kind'], more: Partial<Unopened> = {}): Unopened => ({
  kind,
  work: 'w0',
  no: 4,
  title: 'Cat',
  hasEarlier: true,
  ...more,
});
const failed = (of: Unopened | null, more: Partial<View> = {}): View => ({
  ...OPENING,
  step: 'failed',
  unopened: of,
  ...more,
});

test('versions are offered of an open project that the server has, and of one that does not open', () => {
  expect(versionsOf(OPENING)).toBeNull();
  expect(versionsOf({ ...OPENING, step: 'elsewhere', work: 'w0' })).toBeNull();
  expect(versionsOf({ ...OPENING, step: 'open' })).toBeNull();
  expect(versionsOf({ ...OPENING, step: 'open', work: 'w0' })).toBe('w0');
  for (const kind of ['version', 'changes', 'source'] as const) {
    expect(versionsOf(failed(unopened(kind)))).toBe('w0');
    expect(versionsOf(failed(unopened(kind, { hasEarlier: false })))).toBeNull();
  }
  // There is nothing to open, or it may not be seen.
  expect(versionsOf(failed(null, { work: 'w0' }))).toBeNull();
});

test('a version goes on top of the project itself only, and of what is sent', () => {
  expect(canRestore({ ...OPENING, step: 'open', work: 'w0' })).toBe(true);
  expect(canRestore(failed(unopened('version')))).toBe(true);
  expect(canRestore(failed(unopened('source')))).toBe(false);
  expect(canRestore(failed(unopened('changes')))).toBe(true);
  const refused = { kind: 'refused', message: '', isKept: true } as const;
  expect(canRestore(failed(unopened('changes'), { saving: refused }))).toBe(false);
});

test('the version that does not open is known, but that of the changes on the device may open', () => {
  expect(unopenedNo(null)).toBeNull();
  expect(unopenedNo(unopened('version'))).toBe(4);
  expect(unopenedNo(unopened('source'))).toBe(4);
  expect(unopenedNo(unopened('changes'))).toBeNull();
});
