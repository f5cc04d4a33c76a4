import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { ApiError } from '../api-error.ts';
import type { DraftKind } from './draft-kind.ts';

/**
 * What becomes of a call: it is carried out, and its answer is there, late, lost, or an error; or it does not arrive; or
 * it is refused for what it says, or for who sends it.
 */
export const FATES = ['ok', 'late', 'lost', 'failed', 'offline', 'refused', 'barred'] as const;
export type Fate = (typeof FATES)[number];

export interface Note {
  readonly text: string;
  /** Kept on the device until it is published. */
  readonly readers: string;
}
export interface NoteRow {
  readonly id: string;
  readonly rev: number;
  readonly text: string;
  /** Once it is published. */
  readonly readers?: string;
}
export type NoteContext = NoteServer;

const unreachable = () => new ApiError({ kind: 'network', message: 'no network' });

const LATE_MS = 5_000;

/** A server of notes that keeps what everybody has written. */
export class NoteServer {
  readonly notes = new Map<string, NoteRow>();
  readonly history: string[] = [];
  readonly calls: string[] = [];
  fates: Fate[] = [];
  /** Others' texts that the author has not seen: no save may go over them. */
  readonly unseen = new Set<string>();
  private readonly made = new Map<string, { readonly text: string; readonly id: string }>();

  put(row: NoteRow): NoteRow {
    this.notes.set(row.id, row);
    this.history.push(row.text);
    return row;
  }

  /** Somebody else writes. */
  overtake(id: string, text: string): void {
    const before = this.notes.get(id);
    if (!before) return;
    this.unseen.add(text);
    this.put({ id, text, rev: before.rev + 1 });
  }

  private async answer(call: string, work: () => NoteRow, isKnown = false): Promise<NoteRow> {
    this.calls.push(call);
    const fate = this.fates.shift() ?? 'ok';
    await Promise.resolve();
    if (fate === 'offline') throw unreachable();
    if (fate === 'barred')
      throw new ApiError({ kind: 'server', code: CODE.notLoggedIn, message: 'signed out' });
    // What was carried out before is not refused when it is repeated.
    if (fate === 'refused' && !isKnown)
      throw new ApiError({ kind: 'server', code: CODE.invalid, message: 'refused' });
    const row = work();
    if (fate === 'late') await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    if (fate === 'lost') throw unreachable();
    if (fate === 'failed')
      throw new ApiError({ kind: 'server', code: CODE.error, message: 'failed' });
    return row;
  }

  add({ text }: Note, key: string): Promise<NoteRow> {
    const before = this.made.get(key);
    const work = () => {
      if (before && before.text !== text) throw new TypeError('a key for another request');
      const known = before && this.notes.get(before.id);
      if (known) return { ...known, rev: 1, text };
      const id = `n${this.notes.size + 1}`;
      this.made.set(key, { text, id });
      return this.put({ id, text, rev: 1 });
    };
    return this.answer(`add ${text}`, work, before !== undefined);
  }

  edit({ text }: Note, id: string, rev: number): Promise<NoteRow> {
    return this.answer(`edit ${text}`, () => {
      const current = this.notes.get(id);
      if (!current || current.rev !== rev)
        throw new ApiError({ kind: 'server', code: CODE.wait, message: '', data: { current } });
      if (this.unseen.has(current.text)) throw new TypeError(`nobody has seen ${current.text}`);
      return this.put({ id, text, rev: rev + 1 });
    });
  }

  /** As the server does: what is published like this already does not change. */
  publish({ id, rev }: NoteRow, readers: string): Promise<NoteRow> {
    return this.answer(`publish ${rev}`, () => {
      const current = this.notes.get(id);
      if (!current || current.rev !== rev)
        throw new ApiError({ kind: 'server', code: CODE.wait, message: '', data: { current } });
      if (current.readers === readers) return current;
      const next = { ...current, readers, rev: rev + 1 };
      this.notes.set(id, next);
      return next;
    });
  }
}

const currentIn = (error: unknown): NoteRow | undefined =>
  error instanceof ApiError && error.code === CODE.wait
    ? (error.data as { readonly current?: NoteRow }).current
    : undefined;

const noteKind = (savesItself: boolean): DraftKind<Note, NoteRow, NoteContext> => ({
  kind: 'note',
  screen: '/note/new',
  most: 3,
  values: () => z.object({ text: z.string(), readers: z.string() }),
  idOf: ({ id }) => id,
  revOf: ({ rev }) => rev,
  textOf: ({ text }) => text,
  add: (note, key, server) => server.add(note, key),
  edit: (note, { record, rev }, server) => server.edit(note, record.id, rev),
  theirs: (error, { readers }) => {
    const record = currentIn(error);
    return record
      ? { record, value: { text: record.text, readers: record.readers ?? readers } }
      : null;
  },
  savesItself: () => savesItself,
  isComplete: ({ text }) => text !== '',
  here: { pick: ({ readers }) => ({ readers }), textOf: ({ readers }) => readers },
});

export const savedByItself = noteKind(true);
export const savedWhenAsked = noteKind(false);
