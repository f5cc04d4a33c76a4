import { expect, test } from 'vitest';
import { UnreadDraft } from '#frontend/src/entities/scratch/drafts/find-draft.ts';
import { EditorError } from '#frontend/src/entities/scratch/open-bridge.ts';
import { failureText } from './failure-text.ts';
import type { Unopened } from './unopened.ts';
import { OPENING, type View } from './view.ts';

const failed = (error: Error, more: Partial<View> = {}): View => ({
  ...OPENING,
  step: 'failed',
  error,
  ...more,
});
const of = (kind: Unopened['kind'], hasEarlier: boolean): Unopened => ({
  kind,
  work: 'w0',
  no: 2,
  title: '',
  hasEarlier,
});

test('what the editor reports is never shown as it is', () => {
  expect(failureText(failed(new EditorError('load')))).toBe('notStarted');
  expect(failureText(failed(new UnreadDraft()))).toBe('unread');
  expect(failureText(failed(new Error('said by the server')))).toBeNull();
});

test('an earlier version is named only where there is one', () => {
  const text = (unopened: Unopened) => failureText(failed(new EditorError(''), { unopened }));
  for (const kind of ['version', 'source'] as const)
    expect([text(of(kind, true)), text(of(kind, false))]).toEqual([
      'unopened.earlier',
      'unopened.only',
    ]);
  expect(text(of('changes', true))).toBe('unopened.changes');
  expect(text(of('changes', false))).toBe('unopened.changesOnly');
});

test('changes are told to be kept only if they are', () => {
  const unopened = of('changes', true);
  const text = (saving: View['saving']) => failureText(failed(new Error(), { unopened, saving }));
  expect(text({ kind: 'kept', since: '' })).toBe('unopened.changes');
  expect(text({ kind: 'refused', message: '', isKept: true })).toBe('unopened.changes');
  expect(text({ kind: 'refused', message: '', isKept: false })).toBe('unopened.unkept');
  expect(text({ kind: 'unkept' })).toBe('unopened.unkept');
});
