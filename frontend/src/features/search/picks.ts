import * as z from 'zod';
import { readStored, STORAGE_KEY, writeStored } from '#frontend/src/lib/storage.ts';

export const KINDS = ['students', 'classes', 'teachers', 'lessons', 'works'] as const;

/** Something that a search found, and where it opens. */
const Pick = z.object({
  kind: z.enum(KINDS),
  id: z.string(),
  name: z.string(),
  about: z.string(),
  to: z.string(),
});
export type Pick = z.infer<typeof Pick>;

/** By user id, the newest first. */
const Stored = z.record(z.string(), z.array(Pick));
const KEPT = 6;

function readAll(): z.infer<typeof Stored> {
  try {
    return Stored.parse(JSON.parse(readStored(STORAGE_KEY.recentPicks) ?? '{}'));
  } catch {
    return {};
  }
}

/** What an account has opened last on this device. Forgotten at sign-out: it names children. */
export const recentPicks = (userId: string): readonly Pick[] => readAll()[userId] ?? [];

export function rememberPick(userId: string, pick: Pick): void {
  const all = readAll();
  const others = (all[userId] ?? []).filter(({ to }) => to !== pick.to);
  const picks = [pick, ...others].slice(0, KEPT);
  writeStored(STORAGE_KEY.recentPicks, JSON.stringify({ ...all, [userId]: picks }));
}
