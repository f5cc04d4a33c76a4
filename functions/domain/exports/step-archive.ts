import { takeLease } from '#functions/domain/jobs/lease.ts';
import type { Stored } from '#functions/platform/entity.ts';
import { CallError } from '#functions/platform/errors.ts';
import { type TransactWrite, written } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import type { ArchiveState } from './archive-state.ts';
import { ArchiveWriter, abandonOpen, removeParked } from './archive-writer.ts';
import type { Budget } from './budget.ts';

/** What goes into the archives of an export, and how it is kept. */
export interface ArchiveKind<V extends ArchiveState> {
  readonly replacing: (before: Stored<V>, after: V) => TransactWrite[];
  /** The export as it is stored now. */
  readonly stored: (value: V) => Promise<Stored<V> | undefined>;
  /** Writes the next piece. */
  readonly advance: (value: V, writer: ArchiveWriter, budget: Budget) => Promise<V>;
  /** Whether nothing is left to write. */
  readonly isWritten: (value: V) => boolean;
  /** The name under which an archive is saved, by its number. */
  readonly savedAs: (value: V, number: number) => string;
  /** What is written with the end of the export. */
  readonly ending: (value: V, now: Date) => TransactWrite[] | Promise<TransactWrite[]>;
}

/** Writes piece by piece, until the time is over or an archive is full. */
async function work<V extends ArchiveState>(
  kind: ArchiveKind<V>,
  begun: V,
  writer: ArchiveWriter,
  budget: Budget,
): Promise<V> {
  let current = begun;
  // At least one piece, however late it is.
  do {
    if (kind.isWritten(current)) break;
    current = await kind.advance(current, writer, budget);
  } while (!budget.over() && !writer.isFull);
  if (kind.isWritten(current) || writer.isFull) await writer.seal();
  return current;
}

/**
 * Stores what a step has done. Throws -1 when the export was cancelled meanwhile, or another one has been begun: the
 * step then removes what it has written.
 */
async function store<V extends ArchiveState>(
  kind: ArchiveKind<V>,
  before: Stored<V>,
  after: V,
  now: Date,
): Promise<void> {
  const more = after.state === 'done' ? await kind.ending(after, now) : [];
  if (await written([...kind.replacing(before, after), ...more])) return;
  const stored = await kind.stored(before);
  if (stored?.id !== before.id || stored.state !== 'running') {
    await abandonOpen(after);
    await removeParked(before);
  }
  throw new CallError(CODE.wait, { reason: 'common.stale' });
}

/**
 * Goes on with an export for some time. A step that breaks off has changed nothing but objects that its
 * repetition writes again. Answers how far it is.
 */
export async function stepArchive<V extends ArchiveState>(
  kind: ArchiveKind<V>,
  found: Stored<V>,
  now: Date,
  budget: Budget,
): Promise<Stored<V>> {
  if (found.state !== 'running') return found;
  const taken = await takeLease(found, now, (leased) => kind.replacing(found, leased));
  if (!taken) return found;
  const writer = await ArchiveWriter.resume(taken, (number) => kind.savedAs(taken, number));
  const done = await work<V>(kind, taken, writer, budget);
  const open = await writer.park(`parked/${taken.rev}`);
  const after = { ...done, archives: [...writer.archives], busyUntil: 0, open };
  const ended = kind.isWritten(after) && !open ? { ...after, state: 'done' as const } : after;
  await store(kind, taken, ended, now);
  await removeParked(taken);
  return { ...ended, rev: taken.rev + 1 };
}
