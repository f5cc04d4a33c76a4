import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDraft } from '#frontend/src/lib/drafts/kept-drafts.ts';
import { stubDevice } from '#frontend/src/lib/storage.fixture.ts';
import { storedUser } from '#frontend/src/lib/stored-user.fixture.ts';
import { dropParts, keepParts, keptParts } from './report.draft.ts';

const owner = storedUser('stf-1');
const at = (name: string) => ({ owner, kind: 'report', name });

beforeEach(() => void stubDevice());
afterEach(() => vi.unstubAllGlobals());

test('what is kept is found by its place, until it is dropped', () => {
  keepParts(at('one'), 3, { evaluation: 'words' });
  keepParts(at('other'), 1, { name: 'title' });
  expect(keptParts(at('one'))).toEqual({ rev: 3, parts: { evaluation: 'words' } });
  dropParts(at('one'));
  expect(keptParts(at('one'))).toBeUndefined();
  expect(keptParts(at('other'))).toEqual({ rev: 1, parts: { name: 'title' } });
});

test('what was kept of a work has no address any more', () => {
  const piece = { kind: 'work', id: 'wrk-1', title: 'Maze', detail: '', date: '', score: null };
  const work = { id: 'wrk-1', kind: 'scratch', version: 2, url: 'https://media.example/old' };
  const evidence = [{ ...piece, picture: '', work }];
  keepDraft(at('one'), { rev: 2, parts: { evidence } }, 1);
  expect(keptParts(at('one'))?.parts.evidence?.[0]?.work).toEqual({ ...work, url: '' });
});
