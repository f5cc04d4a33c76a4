import * as z from 'zod';
import { readStored, STORAGE_KEY, writeStored } from '#frontend/src/lib/storage.ts';
import type { DraftName, Listed } from './draft.ts';
import { isAllRead, passOver } from './find-draft.ts';

/** By person: the ids of damaged drafts that they go on without. The drafts stay in the store as they are. */
const Stored = z.record(z.string(), z.array(z.string()));

function readAll(): z.infer<typeof Stored> {
  try {
    return Stored.parse(JSON.parse(readStored(STORAGE_KEY.asideDrafts) ?? '{}'));
  } catch {
    return {};
  }
}

const write = (person: string, ids: readonly string[]): void =>
  writeStored(STORAGE_KEY.asideDrafts, JSON.stringify({ ...readAll(), [person]: ids }));

/** From now on their person goes on without these. */
export function setAside(names: readonly DraftName[]): void {
  for (const { person, id } of names) {
    const noted = readAll()[person] ?? [];
    if (!noted.includes(id)) write(person, [...noted, id]);
  }
}

/** Throws when the draft with this id was set aside: what could not be read is neither overwritten nor removed. */
export function refuseAside(id: string): void {
  if (Object.values(readAll()).some((ids) => ids.includes(id)))
    throw new Error('a draft that could not be read stays as it is');
}

/** Tells apart what a person goes on without. What can be read again is a draft like any other. */
export function withAside(person: string, listed: Listed): Listed {
  const noted = readAll()[person] ?? [];
  if (noted.length === 0) return listed;
  const told = passOver(listed, ({ id }) => noted.includes(id));
  const still = told.aside.map(({ id }) => id);
  // Ids of drafts that are gone are removed, too: a later draft with the same id may be damaged as well.
  if (isAllRead(listed) && still.length < noted.length) write(person, still);
  return told;
}
