import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSession } from '../session.ts';
import { stubDevice } from '../storage.fixture.ts';
import { storedUser } from '../stored-user.fixture.ts';
import { Draft } from './draft.ts';
import { NoteServer, savedByItself, savedWhenAsked } from './note.fixture.ts';

const author = storedUser('stf-1');
let server: NoteServer;

beforeEach(() => {
  vi.useFakeTimers();
  stubDevice();
  server = new NoteServer();
  keepSession(author);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openDraft(kind = savedByItself) {
  const record = server.put({ id: 'n1', text: 'A', rev: 1 });
  const start = { record, value: { text: 'A', readers: '' } };
  const draft = new Draft({ kind, owner: author, context: server, start });
  draft.open();
  return draft;
}

test('what is changed back after a save whose answer was lost is saved again', async () => {
  const draft = openDraft();
  server.fates = ['lost'];
  draft.change({ text: 'AB', readers: '' });
  await vi.advanceTimersByTimeAsync(1_600);
  expect(server.notes.get('n1')?.text).toBe('AB');

  draft.change({ text: 'A', readers: '' });
  expect(draft.view.get().unsavedSince).not.toBeNull();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.notes.get('n1')?.text).toBe('A');
  expect(draft.view.get()).toMatchObject({ unsavedSince: null, theirs: null });
});

test('the same where somebody asks for each save', async () => {
  const draft = openDraft(savedWhenAsked);
  server.fates = ['lost'];
  draft.change({ text: 'AB', readers: '' });
  await draft.save(draft.values.get()).catch(() => undefined);
  draft.change({ text: 'A', readers: '' });
  await draft.save(draft.values.get());
  expect(server.notes.get('n1')?.text).toBe('A');
});

test('what a server has refused is not sent again once it is changed back', async () => {
  const draft = openDraft();
  server.fates = ['refused'];
  draft.change({ text: 'AB', readers: '' });
  await vi.advanceTimersByTimeAsync(1_600);
  draft.change({ text: 'A', readers: '' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.calls).toEqual(['edit AB']);
  expect(draft.view.get().unsavedSince).toBeNull();
});
