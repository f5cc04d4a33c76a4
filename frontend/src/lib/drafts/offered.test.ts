import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { keepSession } from '../session.ts';
import { stubDevice } from '../storage.fixture.ts';
import { storedUser } from '../stored-user.fixture.ts';
import { Draft } from './draft.ts';
import type { DraftKind } from './draft-kind.ts';
import { type Note, type NoteRow, NoteServer, savedWhenAsked } from './note.fixture.ts';

/** The first revision is an offer, as a lesson record or a review is before anybody has written it. */
const offered: DraftKind<Note, NoteRow, NoteServer> = {
  ...savedWhenAsked,
  isStored: ({ rev }) => rev > 1,
};
let server: NoteServer;

beforeEach(() => {
  stubDevice();
  server = new NoteServer();
  keepSession(storedUser('stf-1'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function openDraft(kind = offered) {
  const record = server.put({ id: 'n1', text: 'A', rev: 1 });
  const start = { record, value: { text: 'A', readers: '' } };
  const draft = new Draft({ kind, owner: storedUser('stf-1'), context: server, start });
  draft.open();
  return draft;
}
const save = (draft: ReturnType<typeof openDraft>) => draft.save(draft.values.get());

test('what the server only offers is sent although nothing was changed, and once', async () => {
  const draft = openDraft();
  expect(draft.view.get().unsavedSince).toBeNull();
  expect(await save(draft)).toMatchObject({ rev: 2 });
  await save(draft);
  expect(server.calls).toEqual(['edit A']);
});

test('another offer of the same text is a conflict: nobody has saved it', async () => {
  const draft = openDraft({ ...offered, isStored: () => false });
  server.put({ id: 'n1', text: 'A', rev: 2 });
  expect(await save(draft)).toBeNull();
  expect(draft.view.get().theirs).toMatchObject({ record: { rev: 2 } });
});

test('a question of the server is no failure, and what was written is sent after it', async () => {
  const isQuestion = (error: unknown) => error instanceof ApiError;
  const draft = openDraft({ ...offered, isQuestion });
  draft.change({ text: 'AB', readers: '' });
  server.fates = ['refused'];
  await expect(save(draft)).rejects.toThrow('refused');
  expect(draft.view.get().saving).toEqual({ kind: 'idle' });
  expect(await save(draft)).toMatchObject({ text: 'AB' });
});
