import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Draft, newDraft } from './draft.ts';
import { assetsOf, bytesOfAssets, isLarge, joinDraft, splitDraft } from './split-draft.ts';

const SNAPSHOT = { key: 'k', at: '', title: 'Band', thumbnail: null } as const;
const SENDING = { ...SNAPSHOT, work: null, base: 0, files: null, isAnew: false } as const;

/** Bytes, and places in them that do not overlap. */
const anyProject = fc
  .tuple(fc.uint8Array({ maxLength: 60 }), fc.uniqueArray(fc.nat(60), { maxLength: 8 }))
  .map(([bytes, cuts]) => {
    const ends = cuts.filter((at) => at <= bytes.length).toSorted((a, b) => a - b);
    const assets = ends.flatMap((from, index) => {
      const to = ends[index + 1];
      const name = `${bytes.subarray(from, to)}`;
      return index % 2 === 0 && to !== undefined ? [{ name, from, to }] : [];
    });
    return { project: bytes.slice().buffer, assets };
  });

test('a draft is the same after it was kept without its assets', () => {
  fc.assert(
    fc.property(anyProject, anyProject, (one, other) => {
      const draft: Draft = {
        ...newDraft('ann', 'new-1'),
        sending: { ...SENDING, ...one },
        waiting: { ...SNAPSHOT, ...other },
      };
      const assets = new Map([...bytesOfAssets(draft)].map(([name, of]) => [name, of()]));
      const split = splitDraft(draft);
      expect(new Set(assetsOf(split))).toEqual(new Set(assets.keys()));
      const { sending, waiting } = joinDraft(split, assets);
      expect(sending?.project).toEqual(one.project);
      expect(waiting?.project).toEqual(other.project);
    }),
  );
});

test('a draft whose asset is gone is not opened as if it were whole', () => {
  const project = new ArrayBuffer(9);
  const assets = [{ name: 'song', from: 2, to: 7 }];
  const draft = { ...newDraft('ann', 'new-1'), waiting: { ...SNAPSHOT, project, assets } };
  expect(() => joinDraft(splitDraft(draft), new Map())).toThrow('missing');
});

test('only large projects with assets are kept in parts', () => {
  const draft = newDraft('ann', 'new-1');
  const large = { ...SNAPSHOT, project: new ArrayBuffer(5_000_000) };
  const assets = [{ name: 'song', from: 100, to: 4_000_000 }];
  expect(isLarge({ ...draft, waiting: large })).toBe(false);
  expect(isLarge({ ...draft, waiting: { ...large, assets } })).toBe(true);
  expect(isLarge({ ...draft, sending: { ...SENDING, ...large, assets } })).toBe(true);
  expect(isLarge({ ...draft, waiting: { ...large, project: new ArrayBuffer(9), assets } })).toBe(
    false,
  );
});
