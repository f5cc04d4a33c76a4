import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, keepSession } from '../session.ts';
import { stubDevice } from '../storage.fixture.ts';
import { storedUser } from '../stored-user.fixture.ts';
import { Draft } from './draft.ts';
import {
  type Note,
  type NoteRow,
  NoteServer,
  savedByItself,
  savedWhenAsked,
} from './note.fixture.ts';

const author = storedUser('stf-1');
let server: NoteServer;
let device: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-02T10:02:00Z') });
  device = stubDevice();
  server = new NoteServer();
  keepSession(author);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const EMPTY: Note = { text: '', readers: '' };

function openDraft({ kind = savedByItself, owner = author, id = '' } = {}) {
  const record = server.notes.get(id) ?? null;
  const value = record ? { text: record.text, readers: '' } : EMPTY;
  const draft = new Draft({ kind, owner, context: server, start: { record, value } });
  draft.open();
  return draft;
}

const type = (draft: Draft<Note, NoteRow, NoteServer>, text: string, readers = '') =>
  draft.change({ text, readers });
const later = () => vi.advanceTimersByTimeAsync(1_600);
const keysOfDrafts = () => [...device.keys()].filter((key) => key.startsWith('classroom.draft '));

test('what is new is added once, and later words are saved on the revision before', async () => {
  const draft = openDraft();
  type(draft, 'A');
  await later();
  type(draft, 'AB');
  await later();
  expect(server.calls).toEqual(['add A', 'edit AB']);
  expect(draft.view.get()).toMatchObject({ record: { rev: 2 }, unsavedSince: null });
  expect(keysOfDrafts()).toEqual([]);
});

test('a first save that may have arrived is repeated as it was, also after a reload', async () => {
  server.fates = ['lost'];
  const draft = openDraft();
  type(draft, 'A');
  await later();
  type(draft, 'AB');
  draft.close();
  const again = openDraft();
  expect(again.values.get().text).toBe('AB');
  await later();
  expect(server.calls).toEqual(['add A', 'add A', 'edit AB']);
  expect(server.notes.size).toBe(1);
});

test('a first save that was refused is not repeated', async () => {
  server.fates = ['refused'];
  const draft = openDraft();
  type(draft, 'A');
  await later();
  expect(draft.view.get().saving).toEqual({ kind: 'failed', message: 'refused' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.calls).toEqual(['add A']);
  type(draft, 'B');
  await later();
  expect(server.calls).toEqual(['add A', 'add B']);
});

test('without a network it is kept, it is said since when, and it is tried again', async () => {
  const { id } = server.put({ id: 'n1', text: 'A', rev: 1 });
  server.fates = ['offline', 'failed'];
  const draft = openDraft({ id });
  type(draft, 'AB');
  const since = new Date();
  await later();
  expect(draft.view.get()).toMatchObject({
    saving: { kind: 'failed', message: 'no network' },
    unsavedSince: since,
    isKept: true,
  });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.notes.get(id)?.text).toBe('AB');
  expect(draft.view.get().unsavedSince).toBeNull();
});

test('what is typed while another save waits in the queue is saved as well', async () => {
  const { id } = server.put({ id: 'n1', text: 'A', rev: 1 });
  const draft = openDraft({ id });
  const first = draft.save({ text: 'B', readers: '' });
  type(draft, 'C');
  const second = draft.save({ text: 'C', readers: '' });
  type(draft, 'D');
  await Promise.all([first, second]);
  await later();
  expect(server.history).toEqual(['A', 'B', 'C', 'D']);
});

test('what somebody else saved in between is shown, and what is chosen of both is saved', async () => {
  const { id } = server.put({ id: 'n1', text: 'A', rev: 1 });
  const draft = openDraft({ id });
  server.overtake(id, 'theirs');
  type(draft, 'mine');
  await later();
  expect(draft.view.get().theirs?.value.text).toBe('theirs');
  draft.postpone();
  expect(draft.values.get().text).toBe('mine');
  await draft.save(draft.values.get());
  server.unseen.clear();
  await draft.choose({ text: 'both', readers: '' });
  expect(server.notes.get(id)).toEqual({ id, text: 'both', rev: 3 });
});

test('an edit whose answer was lost is no conflict, whatever was typed since', async () => {
  const { id } = server.put({ id: 'n1', text: 'A', rev: 1 });
  server.fates = ['lost'];
  const draft = openDraft({ id });
  type(draft, 'AB');
  await later();
  type(draft, 'ABC');
  await later();
  expect(draft.view.get()).toMatchObject({ theirs: null, unsavedSince: null });
  expect(server.history).toEqual(['A', 'AB', 'ABC']);
});

test('what waits for somebody to save it is kept, and not sent', async () => {
  const draft = openDraft({ kind: savedWhenAsked });
  type(draft, 'A');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.calls).toEqual([]);
  draft.close();
  const again = openDraft({ kind: savedWhenAsked });
  expect(again.view.get().restored).toBe(true);
  expect(again.discard()).toEqual(EMPTY);
  expect(keysOfDrafts()).toEqual([]);
});

test('what only a later call takes stays on the device, and goes with that call', async () => {
  const { id } = server.put({ id: 'n1', text: 'A', rev: 1 });
  const draft = openDraft({ id });
  type(draft, 'AB', 'class 1');
  await later();
  expect(draft.view.get().unsavedSince).toBeNull();
  draft.close();
  const again = openDraft({ id });
  expect(again.values.get()).toEqual({ text: 'AB', readers: 'class 1' });
  expect(again.view.get().restored).toBe(false);
  await again.save(again.values.get(), async (saved) => saved);
  expect(keysOfDrafts()).toEqual([]);
});

test('what is written while a save is under way stays, and the screen too', async () => {
  const { id } = server.put({ id: 'n1', text: 'A', rev: 1 });
  const draft = openDraft({ kind: savedWhenAsked, id });
  type(draft, 'AB');
  const saving = draft.save(draft.values.get());
  type(draft, 'ABC');
  await saving;
  expect(draft.end()).toBe(false);
  expect(draft.view.get().unsavedSince).not.toBeNull();
  expect(openDraft({ kind: savedWhenAsked, id }).values.get().text).toBe('ABC');

  await draft.save(draft.values.get());
  expect(draft.end()).toBe(true);
});

test('what the server has after all is not kept any longer', () => {
  server.put({ id: 'n1', text: 'A', rev: 1 });
  type(openDraft({ kind: savedWhenAsked, id: 'n1' }), 'AB');
  // Its answer was lost with the page.
  server.put({ id: 'n1', text: 'AB', rev: 2 });
  expect(openDraft({ kind: savedWhenAsked, id: 'n1' }).view.get().restored).toBe(false);
  expect(keysOfDrafts()).toEqual([]);

  server.overtake('n1', 'XYZ');
  expect(openDraft({ kind: savedWhenAsked, id: 'n1' }).values.get().text).toBe('XYZ');
});

test('a comparison of what was restored starts from what both have begun with', async () => {
  server.put({ id: 'n1', text: 'A', rev: 1 });
  type(openDraft({ kind: savedWhenAsked, id: 'n1' }), 'AB');
  server.overtake('n1', 'AX');
  const again = openDraft({ kind: savedWhenAsked, id: 'n1' });
  await again.save(again.values.get());
  expect(again.view.get().theirs?.value.text).toBe('AX');
  expect([again.before.text, again.values.get().text]).toEqual(['A', 'AB']);

  expect(again.discard().text).toBe('AX');
});

test('who has written only the own part sees what somebody else has saved since', () => {
  server.put({ id: 'n1', text: 'A', rev: 1 });
  type(openDraft({ kind: savedWhenAsked, id: 'n1' }), 'A', 'class 1');
  server.overtake('n1', 'AX');
  expect(openDraft({ kind: savedWhenAsked, id: 'n1' }).values.get()).toEqual({
    text: 'AX',
    readers: 'class 1',
  });
});

test('what the browser cannot keep is not said to be kept', () => {
  vi.stubGlobal('localStorage', undefined);
  const draft = openDraft({ kind: savedWhenAsked });
  type(draft, 'A');
  expect(draft.view.get().isKept).toBe(false);
  endSession('left');
});

test('nobody else sees a draft, an expired session leaves it, and signing out takes it away', () => {
  type(openDraft(), 'A');
  endSession('expired');
  const other = storedUser('stf-2');
  keepSession(other);
  expect(openDraft({ owner: other }).values.get()).toEqual(EMPTY);
  keepSession(author);
  const again = openDraft();
  expect(again.values.get().text).toBe('A');
  endSession('left');
  expect(keysOfDrafts()).toEqual([]);
  // A save that was under way, or a field that is still on the screen.
  type(again, 'AB');
  expect(keysOfDrafts()).toEqual([]);
});

test('the same person in another school has other drafts', () => {
  type(openDraft(), 'A');
  const moved = storedUser('stf-1', { school_id: 'sch-2' as typeof author.school_id });
  expect(openDraft({ owner: moved }).values.get()).toEqual(EMPTY);
});

test('of an editor the newest drafts are kept', () => {
  for (const id of ['n1', 'n2', 'n3', 'n4']) {
    vi.advanceTimersByTime(1);
    server.put({ id, text: id, rev: 1 });
    type(openDraft({ id }), 'changed');
  }
  expect(keysOfDrafts().map((key) => key.split(' ').at(-1))).toEqual(['n2', 'n3', 'n4']);
});

test('a page that is closed during its first save has kept it, and makes one thing', async () => {
  server.fates = ['late'];
  const draft = openDraft();
  type(draft, 'A');
  await later();
  vi.clearAllTimers();
  expect(openDraft().values.get().text).toBe('A');
  await later();
  expect(server.calls).toEqual(['add A', 'add A']);
  expect(server.notes.size).toBe(1);
});

test('a first save that arrives drops what its own tab has kept, and not what another has', async () => {
  server.fates = ['late'];
  const one = openDraft();
  type(one, 'one');
  await later();
  type(openDraft({ kind: savedWhenAsked }), 'other');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(one.view.get().record).not.toBeNull();
  expect(openDraft({ kind: savedWhenAsked }).values.get().text).toBe('other');
});

test('a save that fails after its screen was left does not go over what was written since', async () => {
  server.fates = ['offline'];
  const left = openDraft();
  const saving = left.save({ text: 'A', readers: '' }).catch(() => undefined);
  // It is under way.
  await Promise.resolve();
  left.close();
  type(openDraft({ kind: savedWhenAsked }), 'AB');
  await saving;
  expect(server.calls).toEqual(['add A']);
  expect(openDraft({ kind: savedWhenAsked }).values.get().text).toBe('AB');
});

test('what is given up while it is saved does not stay on the server', async () => {
  const { id } = server.put({ id: 'n1', text: 'A', rev: 1 });
  server.fates = ['late'];
  const draft = openDraft({ id });
  type(draft, 'B');
  await later();
  draft.discard();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.history).toEqual(['A', 'B', 'A']);
});
