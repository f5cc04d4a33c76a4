import * as z from 'zod';
import { isDecided } from '../api-error.ts';
import { createStore, type Store } from '../store.ts';
import type { DraftKind } from './draft-kind.ts';
import type { DraftView } from './draft-view.ts';
import {
  type DraftOwner,
  type DraftPlace,
  dropDraft,
  keepDraft,
  keptDraft,
} from './kept-drafts.ts';
import { ServerCopy } from './server-copy.ts';

export interface DraftOptions<V, R, C> {
  readonly kind: DraftKind<V, R, C>;
  readonly owner: DraftOwner;
  readonly context: C;
  /** What the edit begins from: what the server has, or nothing and the first values of the fields. */
  readonly start: { readonly record: R | null; readonly value: V };
  /** What something new is made from: another draft than one that is made from nothing. */
  readonly madeFrom?: string | undefined;
  readonly onStored?: (record: R) => void;
}

/** What is new has this name until it has an id. */
const NEW = 'new';
/** Saved after this long without a change, and tried again after this long without an answer. */
const SAVE_MS = 1500;
const AGAIN_MS = 10_000;

const Kept = <V>(values: z.ZodType<V>) =>
  z.object({
    /** The `Draft` that has kept it. Only that one drops it: another tab has its own. */
    by: z.string(),
    /** What was edited: its revision, and what the server had. */
    rev: z.number(),
    before: values,
    /** The server lacks it. */
    unsaved: z.boolean(),
    since: z.number(),
    value: values,
    first: z.object({ key: z.string(), value: values }).nullable(),
  });

/**
 * What somebody writes: every change is kept on the device at once, and saved to the server, by itself or when somebody
 * asks for it, one request at a time.
 */
export class Draft<V, R, C> {
  readonly view: Store<DraftView<V, R>>;
  /** The fields. */
  readonly values: Store<V>;
  private readonly options: DraftOptions<V, R, C>;
  private readonly name = crypto.randomUUID();
  private readonly server: ServerCopy<V, R, C>;
  private readonly wasFound: boolean;
  private last: Promise<unknown> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOver = false;
  private isLeft = false;

  constructor(options: DraftOptions<V, R, C>) {
    const { kind, context, start } = options;
    this.options = options;
    this.server = new ServerCopy({
      kind,
      context,
      start,
      read: () => this.values.get(),
      onChange: (stored) => this.follow(stored),
    });
    const { value, since, wasFound } = this.find();
    this.wasFound = wasFound;
    this.values = createStore(value);
    this.view = createStore<DraftView<V, R>>({
      record: start.record,
      saving: { kind: 'idle' },
      unsavedSince: this.isUnsaved(value) ? since : null,
      isKept: true,
      restored: since !== null && this.isDifferent(value),
      theirs: null,
    });
  }

  /** What the device has, or else the server. */
  private find() {
    const { kind } = this.options;
    const { server } = this;
    const kept = keptDraft(this.place, Kept(kind.values()));
    if (!kept) return { value: server.value, since: null, wasFound: false };
    const mine = kind.refreshed?.(kept.value, server.value) ?? kept.value;
    if (!kept.unsaved) {
      const own = this.savesItself ? kind.here?.pick(mine) : undefined;
      return { value: { ...server.value, ...own }, since: null, wasFound: true };
    }
    server.first = kept.first;
    const since = new Date(kept.since);
    // Of what was changed here nothing is left but the own part; all else is as somebody has saved it since.
    if (!kept.first && server.areSame(mine, kept.before))
      return { value: { ...server.value, ...kind.here?.pick(mine) }, since, wasFound: true };
    if (!server.matches(mine)) server.goBackTo(kept.rev, kept.before);
    return { value: mine, since, wasFound: true };
  }

  get place(): DraftPlace {
    const { kind, owner } = this.options;
    const { record } = this.server;
    return { owner, kind: kind.kind, name: record === null ? this.nameOfNew : kind.idOf(record) };
  }

  private get nameOfNew(): string {
    const { madeFrom } = this.options;
    return madeFrom ? `${NEW} ${madeFrom}` : NEW;
  }

  get savesItself(): boolean {
    return this.options.kind.savesItself?.(this.server.record) ?? false;
  }

  private isDifferent(value: V): boolean {
    return !this.server.matches(value) || this.server.hasOwnPart(value);
  }

  private isUnsaved(value: V): boolean {
    return !this.server.matches(value) || (!this.savesItself && this.server.hasOwnPart(value));
  }

  /** As the server has it: a comparison starts from it. */
  get before(): V {
    return this.server.value;
  }

  private show(change: Partial<DraftView<V, R>>): void {
    this.view.set({ ...this.view.get(), ...change });
  }

  /** The screen is there: what was found on the device is this draft's from now on, and is saved. */
  readonly open = (): void => {
    this.isLeft = false;
    if (!this.wasFound) return;
    // The server has saved it since, so the copy on the device is not needed, whichever draft kept it.
    if (!this.server.first && !this.isDifferent(this.values.get())) dropDraft(this.place);
    this.change(this.values.get());
  };

  /** The screen is left: what is on its way arrives, and nothing else is sent. */
  readonly close = (): void => {
    this.isLeft = true;
    clearTimeout(this.timer);
  };

  readonly change = (value: V): void => {
    if (this.isOver) return;
    this.values.set(value);
    this.settle();
    if (this.savesItself) this.saveIn(SAVE_MS);
  };

  /** Keeps on the device what the server lacks of the fields, and shows that it does. */
  private settle(): void {
    if (this.isOver) return;
    const value = this.values.get();
    const { unsavedSince: before, isKept: wasKept } = this.view.get();
    const unsavedSince = this.isUnsaved(value) ? (before ?? new Date()) : null;
    const isKept = this.keep(value, unsavedSince);
    if (unsavedSince !== before || isKept !== wasKept) this.show({ unsavedSince, isKept });
  }

  private keep(value: V, since: Date | null): boolean {
    const { rev, first, record, value: before } = this.server;
    if (!first && !this.isDifferent(value)) {
      this.drop(this.place);
      return true;
    }
    const unsaved = since !== null || record === null;
    const times = { unsaved, since: (since ?? new Date()).getTime() };
    const kept = { by: this.name, rev, before, ...times, value, first };
    return keepDraft(this.place, kept, this.options.kind.most);
  }

  private hasKept(place: DraftPlace): boolean {
    return keptDraft(place, z.object({ by: z.string() }))?.by === this.name;
  }

  private drop(place: DraftPlace): void {
    if (this.hasKept(place)) dropDraft(place);
  }

  /** The server has something else, or may have. */
  private follow(stored: R | null): void {
    const wasNew = this.view.get().record === null;
    const before = wasNew ? { ...this.place, name: this.nameOfNew } : this.place;
    // Where the screen was left, a draft that was opened since may have kept something there.
    const isMine = !this.isLeft || this.hasKept(before);
    if (stored !== null) this.show({ record: stored });
    if (stored !== null && wasNew) this.drop(before);
    if (isMine) this.settle();
    if (stored === null) return;
    if (this.savesItself && this.isUnsaved(this.values.get())) this.saveIn(SAVE_MS);
    this.options.onStored?.(stored);
  }

  private saveIn(wait: number): void {
    clearTimeout(this.timer);
    if (!this.isLeft && !this.isOver) this.timer = setTimeout(() => void this.saveByItself(), wait);
  }

  private async saveByItself(): Promise<void> {
    const value = this.values.get();
    if (this.view.get().theirs || !this.isUnsaved(value)) return;
    if (this.options.kind.isComplete?.(value) === false)
      return this.show({ saving: { kind: 'incomplete' } });
    try {
      await this.save(value);
    } catch (error) {
      if (!isDecided(error)) this.saveIn(AGAIN_MS);
    }
  }

  /**
   * Saves the fields, and goes on with another call, such as to publish it, which takes their own part too. Null when
   * somebody else has changed it in between, which `view.theirs` then shows, or when the screen was left before its turn.
   */
  save(value: V, goOn?: (saved: R) => Promise<R>): Promise<R | null> {
    const next = this.last.then(() => this.carryOut(value, goOn));
    this.last = next.catch(() => undefined);
    return next;
  }

  private async carryOut(value: V, goOn?: (saved: R) => Promise<R>): Promise<R | null> {
    const { server } = this;
    // It waited for its turn; a draft that was opened since goes on.
    if (this.isLeft) return null;
    if (!goOn && server.isSaved(value)) return server.record;
    this.show({ saving: { kind: 'saving' } });
    try {
      await server.write(value);
      if (goOn) await server.goOn(value, goOn);
      this.show({ saving: { kind: 'saved', at: new Date() } });
      return server.record;
    } catch (error) {
      return this.meet(error);
    }
  }

  private meet(error: unknown): null {
    const theirs = this.server.theirsIn(error);
    if (theirs) {
      this.show({ theirs, saving: { kind: 'idle' } });
      return null;
    }
    const message = error instanceof Error ? error.message : '';
    const isAsked = this.options.kind.isQuestion?.(error) ?? false;
    this.show({ saving: isAsked ? { kind: 'idle' } : { kind: 'failed', message } });
    throw error;
  }

  /** Goes on from what somebody else has saved, with what was chosen of both, and saves that. */
  readonly choose = async (chosen: V): Promise<R | null> => {
    const { theirs } = this.view.get();
    if (!theirs) return null;
    this.server.adopt(theirs.record, theirs.value);
    this.show({ theirs: null });
    this.change(chosen);
    return this.save(chosen);
  };

  /** Back to the fields without a decision. */
  readonly postpone = (): void => this.show({ theirs: null });

  /** Forgets what was written; answers what the server has. */
  readonly discard = (): V => {
    clearTimeout(this.timer);
    this.server.forget();
    this.values.set(this.server.value);
    this.show({ restored: false, theirs: null, saving: { kind: 'idle' } });
    this.settle();
    return this.server.value;
  };

  /** It was saved, and the screen can be left. False when something was written meanwhile, which is not saved yet. */
  readonly end = (): boolean => {
    if (this.isUnsaved(this.values.get())) return false;
    this.close();
    this.drop(this.place);
    this.isOver = true;
    return true;
  };
}
