import { expect, it } from 'vitest';
import { draftKind } from './record.draft.ts';
import type { DraftLine, RecordValues } from './record-values.ts';

const said = { current: undefined as never };
const line = (state: DraftLine['state'], comment = ''): DraftLine => ({
  state,
  phrase: '',
  comment,
});
const textOf = (lines: RecordValues['lines'], content = '') =>
  draftKind.textOf({ lines, content, homework: '', pictures: [] }, said);

it('is the same whatever the order of the students, those who are left out, and blanks', () => {
  const text = textOf({ a: line('present'), b: line('late', 'Bus') }, 'Loops');
  expect(textOf({ b: line('late', 'Bus '), c: line(''), a: line('present') }, ' Loops')).toBe(text);
  expect(textOf({ a: line('present'), b: line('late') }, 'Loops')).not.toBe(text);
  expect(textOf({ a: line('present') }, 'Loops')).not.toBe(text);
});

it('is stored when its hours are written', () => {
  const isStored = (rev: number, settled: boolean) =>
    draftKind.isStored?.({ rev, settled } as never);
  expect([isStored(0, true), isStored(1, false), isStored(1, true)]).toEqual([false, false, true]);
});
