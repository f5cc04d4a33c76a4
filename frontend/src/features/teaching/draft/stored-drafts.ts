import * as z from 'zod';
import { readStored, STORAGE_KEY, writeStored } from '#frontend/src/lib/storage.ts';
import { ATTENDANCE_STATES, EVALUATION_PHRASES } from '#shared/contracts/teaching-fields.ts';
import type { Draft } from './draft.ts';

const Line = () =>
  z.object({
    state: z.enum(['', ...ATTENDANCE_STATES]),
    phrase: z.enum(['', ...EVALUATION_PHRASES]),
    comment: z.string(),
  });
const StoredDraft = () =>
  z.object({
    lesson: z.string(),
    /** The user who wrote it; other users of the device do not see it. */
    user: z.string(),
    draft: z.object({
      rev: z.number(),
      lines: z.record(z.string(), Line()),
      content: z.string(),
      homework: z.string(),
      pictures: z.array(z.object({ key: z.string(), url: z.string() })),
    }),
  });
type StoredDraft = z.infer<ReturnType<typeof StoredDraft>>;

/** The most drafts that are stored. */
const MAX_STORED = 10;

function readAll(): StoredDraft[] {
  try {
    const parsed: unknown = JSON.parse(readStored(STORAGE_KEY.drafts) ?? '[]');
    return z.array(StoredDraft()).safeParse(parsed).data ?? [];
  } catch {
    return [];
  }
}

interface Owner {
  readonly lesson: string;
  readonly user: string;
}

const others = ({ lesson, user }: Owner): StoredDraft[] =>
  readAll().filter((stored) => stored.lesson !== lesson || stored.user !== user);

/** The user's draft for this lesson that is stored on this device, if any. */
export const readDraft = ({ lesson, user }: Owner): Draft | undefined =>
  readAll().find((stored) => stored.lesson === lesson && stored.user === user)?.draft;

export const storeDraft = (owner: Owner, draft: Draft): void =>
  writeStored(
    STORAGE_KEY.drafts,
    JSON.stringify([{ ...owner, draft }, ...others(owner)].slice(0, MAX_STORED)),
  );

export const dropDraft = (owner: Owner): void =>
  writeStored(STORAGE_KEY.drafts, JSON.stringify(others(owner)));
