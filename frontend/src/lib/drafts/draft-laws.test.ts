import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, keepSession } from '../session.ts';
import { stubDevice } from '../storage.fixture.ts';
import { storedUser } from '../stored-user.fixture.ts';
import { Draft } from './draft.ts';
import {
  FATES,
  type Fate,
  type Note,
  type NoteRow,
  NoteServer,
  savedByItself,
  savedWhenAsked,
} from './note.fixture.ts';

const author = storedUser('stf-1');
const stranger = storedUser('stf-2');
const EMPTY: Note = { text: '', readers: '' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A person at one device, whose page may be closed at any moment. */
class Desk {
  readonly device = stubDevice();
  readonly server = new NoteServer();
  /** What was typed last, and not given up. */
  typed = '';
  private count = 0;
  private draft: Draft<Note, NoteRow, NoteServer>;
  private readonly kind: typeof savedByItself;

  constructor(kind: typeof savedByItself) {
    this.kind = kind;
    keepSession(author);
    this.draft = this.open();
  }

  /** As the address says: what is new has none of its own before its first save was answered. */
  private open(id = ''): Draft<Note, NoteRow, NoteServer> {
    const record = this.server.notes.get(id) ?? null;
    const value = record ? { text: record.text, readers: '' } : EMPTY;
    const start = { record, value };
    const draft = new Draft({ kind: this.kind, owner: author, context: this.server, start });
    draft.open();
    return draft;
  }

  /** Nothing that was typed is missing: it is in the fields, or the server has had it. */
  private check(): void {
    const { text } = this.draft.values.get();
    if (text !== this.typed) expect(this.server.history).toContain(this.typed);
    expect(this.server.notes.size).toBeLessThanOrEqual(1);
  }

  type(): void {
    this.count += 1;
    this.typed = `mine ${this.count}`;
    this.draft.change({ text: this.typed, readers: '' });
  }

  overtake(): void {
    this.count += 1;
    this.server.overtake('n1', `theirs ${this.count}`);
  }

  /** Its answer may be late. */
  save(): void {
    this.draft.save(this.draft.values.get()).catch(() => undefined);
  }

  choose(side: 'mine' | 'theirs'): void {
    const { theirs } = this.draft.view.get();
    if (!theirs) return;
    this.server.unseen.delete(theirs.value.text);
    const chosen = side === 'mine' ? this.draft.values.get() : theirs.value;
    this.typed = chosen.text;
    this.draft.choose(chosen).catch(() => undefined);
  }

  /** The page is closed, with or without its saying so, or the session has ended; the same person comes back. */
  reload(how: 'reload' | 'crash' | 'expired'): void {
    if (how === 'expired') endSession('expired');
    if (how === 'crash') vi.clearAllTimers();
    this.draft.close();
    keepSession(author);
    this.draft = this.open(this.draft.view.get().record?.id);
    // A draft that is opened now has loaded the newest text.
    if (!this.draft.view.get().restored) this.server.unseen.clear();
    this.check();
  }

  /** Somebody else uses the device after a session that ended. */
  lend(): void {
    endSession('expired');
    this.draft.close();
    keepSession(stranger);
    const start = { record: null, value: EMPTY };
    const other = new Draft({ kind: this.kind, owner: stranger, context: this.server, start });
    expect(other.values.get()).toEqual(EMPTY);
    this.reload('expired');
  }

  async settle(): Promise<void> {
    await vi.advanceTimersByTimeAsync(30_000);
    this.check();
  }
}

const steps = [
  ...FATES.map((fate) => fc.constant({ kind: 'fate' as const, fate })),
  ...(['type', 'wait', 'blink', 'overtake', 'save', 'lend'] as const).map((kind) =>
    fc.constant({ kind }),
  ),
  ...(['mine', 'theirs'] as const).map((side) => fc.constant({ kind: 'choose' as const, side })),
  ...(['reload', 'crash', 'expired'] as const).map((how) =>
    fc.constant({ kind: 'leave' as const, how }),
  ),
];
type Step = { readonly kind: string; readonly fate?: Fate; readonly side?: 'mine' | 'theirs' } & {
  readonly how?: 'reload' | 'crash' | 'expired';
};

async function takeStep(desk: Desk, step: Step): Promise<void> {
  if (step.fate) desk.server.fates.push(step.fate);
  if (step.kind === 'type') desk.type();
  if (step.kind === 'overtake') desk.overtake();
  if (step.kind === 'save') desk.save();
  if (step.kind === 'lend') desk.lend();
  if (step.kind === 'wait') await desk.settle();
  if (step.kind === 'blink') await vi.advanceTimersByTimeAsync(1);
  if (step.side) desk.choose(step.side);
  if (step.how) desk.reload(step.how);
}

test.each([
  ['saved by itself', savedByItself],
  ['saved when asked', savedWhenAsked],
])(
  'whatever happens, nothing that was typed is lost, made twice or written over: %s',
  async (_, kind) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(...steps), { maxLength: 25 }), async (played) => {
        vi.clearAllTimers();
        const desk = new Desk(kind);
        for (const step of played) await takeStep(desk, step);
        desk.server.fates = [];
        desk.reload('reload');
        await desk.settle();
        desk.save();
        await desk.settle();
        desk.choose('mine');
        await desk.settle();
        expect(desk.server.history).toContain(desk.typed || desk.server.history[0]);
        endSession('left');
        const left = [...desk.device.keys()].filter((key) => key.startsWith('classroom.draft '));
        expect(left).toEqual([]);
      }),
      { numRuns: 300 },
    );
  },
);
