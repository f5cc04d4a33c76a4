import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSession } from '../session.ts';
import { stubDevice } from '../storage.fixture.ts';
import { storedUser } from '../stored-user.fixture.ts';
import { Draft } from './draft.ts';
import { leavingOf } from './draft-view.ts';
import { type Note, type NoteRow, NoteServer, savedByItself } from './note.fixture.ts';

const author = storedUser('stf-1');
let server: NoteServer;
let device: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  device = stubDevice();
  server = new NoteServer();
  keepSession(author);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openDraft() {
  const record = server.put({ id: 'n1', text: 'A', rev: 1 });
  const start = { record, value: { text: 'A', readers: '' } };
  const draft = new Draft({ kind: savedByItself, owner: author, context: server, start });
  draft.open();
  return draft;
}

const type = (draft: Draft<Note, NoteRow, NoteServer>, text: string, readers = '') =>
  draft.change({ text, readers });

const publishing = (draft: Draft<Note, NoteRow, NoteServer>) => {
  const value = draft.values.get();
  return draft.save(value, (saved) => server.publish(saved, value.readers));
};

test('a publication whose answer was lost is no conflict, whatever was typed since', async () => {
  const draft = openDraft();
  type(draft, 'A', 'class 1');
  server.fates = ['lost'];
  await publishing(draft).catch(() => undefined);
  expect(await publishing(draft)).toMatchObject({ rev: 2 });
  expect(draft.view.get().theirs).toBeNull();
  expect([...device.keys()].filter((key) => key.startsWith('classroom.draft '))).toEqual([]);

  type(draft, 'A', 'class 2');
  server.fates = ['lost'];
  await publishing(draft).catch(() => undefined);
  type(draft, 'AB', 'class 2');
  await vi.advanceTimersByTimeAsync(1_600);
  expect(draft.view.get()).toMatchObject({ theirs: null, record: { text: 'AB' } });
});

test('a publication that somebody else has decided otherwise is a conflict', async () => {
  const draft = openDraft();
  type(draft, 'A', 'class 1');
  server.put({ id: 'n1', text: 'A', rev: 2, readers: 'class 9' });
  expect(await publishing(draft)).toBeNull();
  expect(draft.view.get().theirs?.value.readers).toBe('class 9');
});

test('what only a later call takes is lost with the page where the device stores nothing', async () => {
  const draft = openDraft();
  type(draft, 'A', 'class 1');
  expect(leavingOf(draft.view.get())).toBe('free');
  vi.stubGlobal('localStorage', undefined);
  type(draft, 'A', 'class 2');
  expect(draft.view.get().unsavedSince).toBeNull();
  expect(leavingOf(draft.view.get())).toBe('lost');
  type(draft, 'A');
  expect(leavingOf(draft.view.get())).toBe('free');
});
