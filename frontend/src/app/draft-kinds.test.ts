import { expect, test } from 'vitest';
import { screenAt } from './route-table.ts';

interface Found {
  readonly draftKind: { readonly kind: string; readonly screen: string; readonly most: number };
}

const KINDS = Object.entries(import.meta.glob<Found>('../**/*.draft.ts', { eager: true }));

test('every editor that keeps drafts has a name of its own', () => {
  const names = KINDS.map(([, { draftKind }]) => draftKind.kind);
  expect(names.length).toBeGreaterThan(4);
  expect(new Set(names).size).toBe(names.length);
  // A name is the first word of a key on the device.
  expect(names.filter((name) => /\s/.test(name))).toEqual([]);
});

test.each(KINDS)(
  '%s is open on a screen, where the journey of all editors types',
  (_, { draftKind }) => {
    const { pathname } = new URL(draftKind.screen, 'http://any');
    expect(screenAt(pathname)?.path).toBeDefined();
    expect(draftKind.most).toBeGreaterThan(0);
  },
);
