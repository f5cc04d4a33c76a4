import { expect, test } from 'vitest';
import { TEMPLATE_BYTES, TEMPLATES, type TemplateNote, withoutRoom } from './kept-templates.ts';

const note = (task: string, bytes: number, at: number): TemplateNote => ({
  id: `ann:${task}`,
  person: 'ann',
  task,
  rev: 1,
  file: 'wrk:1',
  bytes,
  at,
});
const MOST = TEMPLATE_BYTES;

test('what fits stays', () => {
  const notes = [note('a', MOST, 1), note('b', MOST, 2), note('c', MOST, 3)];
  expect(withoutRoom(notes, new Set())).toEqual([]);
});

test('what is no longer asked for goes first, and of that the oldest', () => {
  const [a, b, c] = [note('a', MOST, 1), note('b', MOST, 3), note('c', MOST, 2)];
  const added = note('d', MOST, 4);
  expect(withoutRoom([a, b, c, added], new Set(['a', 'd']))).toEqual(['ann:c']);
  expect(withoutRoom([a, b, c, added], new Set(['a', 'b', 'd']))).toEqual(['ann:c']);
  expect(withoutRoom([a, b, c, added], new Set(['a', 'b', 'c', 'd']))).toEqual(['ann:a']);
});

test('notes of files that are too large do not grow without end either', () => {
  const notes = Array.from({ length: TEMPLATES.files + 1 }, (_, at) => note(`t${at}`, 0, at));
  expect(withoutRoom(notes, new Set())).toEqual(['ann:t0']);
});
