import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEY } from '#frontend/src/lib/storage.ts';
import { dropParts, keepParts, keptParts } from './kept-reports.ts';

const device = new Map<string, string>();

beforeEach(() => {
  device.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what is kept is found by its place, until it is dropped', () => {
  keepParts('one', 3, { evaluation: 'words' });
  keepParts('other', 1, { name: 'title' });
  expect(keptParts('one')).toEqual({ rev: 3, parts: { evaluation: 'words' } });
  dropParts('one');
  expect(keptParts('one')).toBeUndefined();
  expect(keptParts('other')).toEqual({ rev: 1, parts: { name: 'title' } });
});

test('what was kept before evidence had scores is not lost', () => {
  const piece = { kind: 'work', id: 'wrk-1', title: 'Maze', detail: '', date: '' };
  const kept = [
    { place: 'one', rev: 2, parts: { evidence: [piece] } },
    { place: 'other', rev: 1, parts: { evaluation: 'words' } },
  ];
  device.set(STORAGE_KEY.reportDrafts, JSON.stringify(kept));
  expect(keptParts('one')?.parts.evidence).toEqual([
    { ...piece, score: null, picture: '', work: null },
  ]);
  expect(keptParts('other')).toEqual({ rev: 1, parts: { evaluation: 'words' } });
});

test('what was kept of a work has no address any more, whether it had one or not', () => {
  const piece = { kind: 'work', id: 'wrk-1', title: 'Maze', detail: '', date: '', score: null };
  const work = { id: 'wrk-1', kind: 'scratch', version: 2 };
  const kept = [undefined, 'https://media.example/old'].map((url, at) => ({
    place: `place ${at}`,
    rev: 2,
    parts: { evidence: [{ ...piece, picture: '', work: { ...work, url } }] },
  }));
  device.set(STORAGE_KEY.reportDrafts, JSON.stringify(kept));
  for (const { place } of kept)
    expect(keptParts(place)?.parts.evidence?.[0]?.work).toEqual({ ...work, url: '' });
});
