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
const Kept = () =>
  z.object({
    lesson: z.string(),
    /** Whose it is: nobody else who uses the device gets to see it. */
    user: z.string(),
    draft: z.object({
      rev: z.number(),
      lines: z.record(z.string(), Line()),
      content: z.string(),
      homework: z.string(),
      pictures: z.array(z.object({ key: z.string(), url: z.string() })),
    }),
  });
type Kept = z.infer<ReturnType<typeof Kept>>;

/** As many lessons as somebody begins and does not end. */
const KEPT_MOST = 10;

function readAll(): Kept[] {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_KEY.drafts) ?? '[]');
    return z.array(Kept()).safeParse(stored).data ?? [];
  } catch {
    return [];
  }
}

interface Owner {
  readonly lesson: string;
  readonly user: string;
}

const others = ({ lesson, user }: Owner): Kept[] =>
  readAll().filter((kept) => kept.lesson !== lesson || kept.user !== user);

/** What somebody wrote of a lesson on this device and has not sent. */
export const keptDraft = ({ lesson, user }: Owner): Draft | undefined =>
  readAll().find((kept) => kept.lesson === lesson && kept.user === user)?.draft;

export const keepDraft = (owner: Owner, draft: Draft): void =>
  writeStored(
    STORAGE_KEY.drafts,
    JSON.stringify([{ ...owner, draft }, ...others(owner)].slice(0, KEPT_MOST)),
  );

export const dropDraft = (owner: Owner): void =>
  writeStored(STORAGE_KEY.drafts, JSON.stringify(others(owner)));
