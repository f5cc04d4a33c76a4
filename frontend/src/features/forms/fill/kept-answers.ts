import * as z from 'zod';
import type { Draft } from '#frontend/src/entities/forms/answers-draft.ts';
import { readStored, STORAGE_KEY, writeStored } from '#frontend/src/lib/storage.ts';

/** What is sent, word for word, until the server has said what became of it. */
const Pending = z.object({ key: z.string(), version: z.number(), answers: z.string() });
export type Pending = z.infer<typeof Pending>;

const DraftValue = z.union([
  z.string(),
  z.boolean(),
  z.object({ options: z.array(z.string()), other: z.string() }),
  z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      bytes: z.number(),
      sent: z.number(),
      problem: z.string(),
      key: z.string(),
    }),
  ),
]);
const Kept = z.object({
  draft: z.record(z.string(), DraftValue),
  pending: Pending.nullable(),
  at: z.number(),
});
const Stored = z.record(z.string(), Kept);

/** Forms of which something is kept on a device, the newest ones. */
const FORMS_MAX = 10;

function readAll(): z.infer<typeof Stored> {
  try {
    return Stored.parse(JSON.parse(readStored(STORAGE_KEY.formAnswers) ?? '{}'));
  } catch {
    return {};
  }
}

function writeAll(all: z.infer<typeof Stored>): void {
  const newest = Object.entries(all).toSorted(([, a], [, b]) => b.at - a.at);
  const kept = Object.fromEntries(newest.slice(0, FORMS_MAX));
  writeStored(STORAGE_KEY.formAnswers, JSON.stringify(kept));
}

export const keptAnswers = (form: string) => readAll()[form];

/** Keeps what was typed on the device until it is sent. Files that are on their way are chosen again. */
export function keepAnswers(form: string, draft: Draft, pending: Pending | null): void {
  const given = Object.entries(draft).filter(([, value]) => value !== undefined);
  const kept = Kept.safeParse({ draft: Object.fromEntries(given), pending, at: Date.now() });
  if (kept.success) writeAll({ ...readAll(), [form]: kept.data });
}

export function forgetAnswers(form: string): void {
  const { [form]: _, ...others } = readAll();
  writeAll(others);
}

/** Names this browser to forms that each device answers once. It says nothing of whose it is. */
export function deviceName(): string {
  const known = readStored(STORAGE_KEY.formDevice);
  if (known) return known;
  const made = crypto.randomUUID();
  writeStored(STORAGE_KEY.formDevice, made);
  return made;
}
