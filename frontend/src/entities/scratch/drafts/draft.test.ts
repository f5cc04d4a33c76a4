import { expect, test } from 'vitest';
import { isOfProject, needsSending, newDraft, projectOf } from './draft.ts';

test('two children of one device have drafts of their own at the same address', () => {
  const [ann, ben] = [newDraft('ann', 'new-1'), newDraft('ben', 'new-1')];
  expect(ann.id).not.toBe(ben.id);
  expect([projectOf(ann), projectOf(ben)]).toEqual(['new-1', 'new-1']);
});

test('a draft belongs to its first address and to that of its work', () => {
  const draft = { ...newDraft('ann', 'new-1'), work: 'wrk-1' };
  expect(projectOf(draft)).toBe('wrk-1');
  expect(isOfProject(draft, 'new-1')).toBe(true);
  expect(isOfProject(draft, 'wrk-1')).toBe(true);
  expect(isOfProject(draft, 'wrk-2')).toBe(false);
});

test('drafts of earlier versions of the application are found', () => {
  const old = { ...newDraft('ann', ''), id: 'new-1' };
  expect(projectOf(old)).toBe('new-1');
});

test('a project whose link with its task is not confirmed needs sending, once the server has it', () => {
  const draft = { ...newDraft('ann', 'new-1'), task: 't1' };
  expect(needsSending(draft)).toBe(false);
  expect(needsSending({ ...draft, work: 'wrk-1' })).toBe(true);
  expect(needsSending({ ...draft, work: 'wrk-1', task: null })).toBe(false);
});
