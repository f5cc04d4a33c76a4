import * as z from 'zod';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { entity } from '#functions/platform/entity.ts';
import {
  type ListedEntry,
  listing,
  pageOfList,
  relisting,
  schoolList,
} from '#functions/platform/listing.ts';
import { partOf } from '#functions/platform/part-of.ts';
import { deleteItem, write } from '#functions/platform/table.ts';
import { DAY_MS } from '#shared/days.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';
import { discardUpload } from './discard-upload.ts';
import { loadUploadsOf, type Upload, uploadsPartition } from './upload.ts';

const DAY_LENGTH = 'YYYY-MM-DD'.length;

type Owner = Pick<Upload, 'schoolId' | 'owner'>;

/** The last day for which the person's uploads are noted. */
const UploadNote = () => z.object({ until: z.string(), expires: z.number().int() });

const uploadNotes = entity({
  type: 'upload-note',
  version: 1,
  schema: UploadNote,
  key: (owner: Owner) => ({ pk: uploadsPartition(owner), sk: 'NOTED' }),
});

/** The list of people to look at is spread, because everybody is noted on the first save of a day. */
const PARTS = 4;
const dueList = (schoolId: SchoolId, part: number): string =>
  schoolList(schoolId, `UPLOADS#DUE#${part}`);

/**
 * Notes that a person's uploads have to be looked at when this one is overdue: once a day for all of them, so
 * that an upload itself needs no place in a list. True when that was not noted before.
 */
export async function noteUpload({
  schoolId,
  owner,
  due,
}: Upload | Omit<Upload, 'rev'>): Promise<boolean> {
  const person = { schoolId, owner };
  const noted = await uploadNotes.get(person);
  const until = new Date(Date.parse(due) + DAY_MS).toISOString().slice(0, DAY_LENGTH);
  if (noted && noted.until >= until) return false;
  await write(relisting([], [listing(dueList(schoolId, partOf(owner, PARTS)), until, owner)]));
  const expires = Math.floor(Date.parse(due) / 1000) + 2 * 86_400;
  await uploadNotes.overwrite(person, { until, expires });
  return true;
}

/** Uploads of one person per request: the start of an upload must not wait long for others. */
const AT_ONCE = 2;

/** Removes some of these uploads that were not finished in time. Answers whether there were more. */
export async function discardSome(
  actor: Actor,
  found: readonly Upload[],
  deps: Deps,
): Promise<boolean> {
  const now = deps.now().toISOString();
  const overdue = found.filter(({ due }) => due <= now);
  for (const upload of overdue.slice(0, AT_ONCE)) await discardUpload(actor, upload, deps);
  return overdue.length > AT_ONCE;
}

async function discardNoted(actor: Actor, entry: ListedEntry, deps: Deps): Promise<void> {
  if (entry.position > deps.now().toISOString()) return;
  const { schoolId } = actor;
  const found = await loadUploadsOf({ schoolId, owner: entry.target as UserId });
  if (!(await discardSome(actor, found, deps))) await deleteItem({ Key: { ...entry.key } });
}

/** Removes some uploads of the school that people did not finish in time: of one person in each part of the list. */
export async function discardOverdue(actor: Actor, deps: Deps): Promise<void> {
  const parts = Array.from({ length: PARTS }, (_, part) => dueList(actor.schoolId, part));
  const pages = await Promise.all(parts.map((list) => pageOfList(list, { limit: 1 })));
  for (const entry of pages.flatMap(({ entries }) => entries))
    await discardNoted(actor, entry, deps);
}
