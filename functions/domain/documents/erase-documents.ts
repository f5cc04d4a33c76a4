import { type Keeper, releaseUnused } from '#functions/domain/storage/storage.ts';
import { droppingObjects } from '#functions/domain/storage/stored-object.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { transact } from '#functions/platform/table.ts';
import { DAY_MS } from '#shared/days.ts';
import { DocumentId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import {
  DOCUMENT_LISTS,
  type DocumentKey,
  documents,
  documentVersions,
  keysOf,
  type LibraryDocument,
  loadVersions,
} from './document.ts';

const PAGE = 10;

const daysFrom = (instant: number, days: number): string =>
  new Date(instant + days * DAY_MS).toISOString();

/** What was removed before this instant can no longer be restored. */
export const binnedSince = (now: Date): string => daysFrom(now.getTime(), -LIMITS.trashDays);

/** Until when something in the bin can be restored. */
export const keptUntil = ({ at }: { readonly at: string }): string =>
  daysFrom(Date.parse(at), LIMITS.trashDays);

/** How many things may still be deleted, and whether that is over. */
interface Allowance {
  erased: number;
  readonly isOver: (erased: number) => boolean;
}

/** Deletes a file's versions with their objects, then the thing itself. */
async function eraseItem(keeper: Keeper, document: LibraryDocument, deps: Deps): Promise<void> {
  const versions = document.file ? await loadVersions(document) : [];
  const keys = keysOf(versions);
  if (versions.length > 0) {
    await transact([
      ...versions.flatMap((each) => documentVersions.removing(each, each)),
      ...(await droppingObjects(keeper, keys)),
    ]);
    await releaseUnused(keeper, keys, deps);
  }
  await transact(documents.removing(document, document));
}

/** Deletes what is in a folder, the innermost first. True when nothing is left. */
async function eraseBelow(
  keeper: Keeper,
  { schoolId, id }: DocumentKey,
  allowance: Allowance,
  deps: Deps,
): Promise<boolean> {
  for (;;) {
    const list = DOCUMENT_LISTS.byName(schoolId, id);
    const { entries } = await pageOfList(list, { limit: PAGE, consistent: true });
    if (entries.length === 0) return true;
    for (const { target } of entries) {
      const key = { schoolId, id: DocumentId.parse(target) };
      if (!(await eraseOne(keeper, key, allowance, deps))) return false;
    }
  }
}

async function eraseOne(
  keeper: Keeper,
  key: DocumentKey,
  allowance: Allowance,
  deps: Deps,
): Promise<boolean> {
  const document = await documents.get(key, { consistent: true });
  if (!document) return true;
  if (!document.file && !(await eraseBelow(keeper, key, allowance, deps))) return false;
  if (allowance.isOver(allowance.erased)) return false;
  await eraseItem(keeper, document, deps);
  allowance.erased += 1;
  return true;
}

/** Deletes something for good with all that is in it, or so much of it. Answers whether something is left. */
export async function eraseSome(
  keeper: Keeper,
  key: DocumentKey,
  most: number,
  deps: Deps,
): Promise<{ readonly erased: number; readonly left: boolean }> {
  const allowance: Allowance = { erased: 0, isOver: (erased) => erased >= most };
  const isGone = await eraseOne(keeper, key, allowance, deps);
  return { erased: allowance.erased, left: !isGone };
}

/**
 * Empties the bin of a school until an instant: what has lain in it for its time, and what somebody has begun to delete
 * lately. Answers how much was deleted.
 */
export async function emptyBin(keeper: Keeper, deps: Deps, until: Date): Promise<number> {
  const { schoolId } = keeper;
  const allowance: Allowance = { erased: 0, isOver: () => deps.now() >= until };
  let from: Record<string, unknown> | undefined;
  do {
    const page = await pageOfList(DOCUMENT_LISTS.bin(schoolId), { limit: PAGE, from });
    for (const { target, position } of page.entries) {
      if (deps.now() >= until) return allowance.erased;
      const key = { schoolId, id: DocumentId.parse(target) };
      const isOld = position < binnedSince(deps.now());
      const document = isOld ? undefined : await documents.get(key);
      if (isOld || document?.erasing) await giveUp(keeper, key, allowance, deps);
    }
    from = page.next;
  } while (from);
  return allowance.erased;
}

/** From now on nobody restores it. */
async function giveUp(keeper: Keeper, key: DocumentKey, allowance: Allowance, deps: Deps) {
  const document = await documents.change(key, ({ rev: _, ...value }) =>
    value.removed && !value.erasing ? { ...value, erasing: true as const } : undefined,
  );
  if (document?.erasing) await eraseOne(keeper, key, allowance, deps);
}
