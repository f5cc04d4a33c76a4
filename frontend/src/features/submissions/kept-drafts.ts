import * as z from 'zod';
import { readStored, STORAGE_KEY, writeStored } from '#frontend/src/lib/storage.ts';

const Kept = () => z.array(z.object({ place: z.string(), value: z.unknown() }));

/** Drafts kept at most. */
const KEPT_MOST = 100;

function readAll(): z.infer<ReturnType<typeof Kept>> {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_KEY.answers) ?? '[]');
    return Kept().safeParse(stored).data ?? [];
  } catch {
    return [];
  }
}

const others = (place: string) => readAll().filter((kept) => kept.place !== place);

/** Unsent texts on this device; `place` names the user and the subject. */
export const keptAt = <T>(place: string, schema: z.ZodType<T>): T | undefined =>
  schema.safeParse(readAll().find((kept) => kept.place === place)?.value).data;

export const keep = (place: string, value: unknown): void =>
  writeStored(
    STORAGE_KEY.answers,
    JSON.stringify([{ place, value }, ...others(place)].slice(0, KEPT_MOST)),
  );

export const drop = (place: string): void =>
  writeStored(STORAGE_KEY.answers, JSON.stringify(others(place)));
