import { pageOfList } from '#functions/platform/listing.ts';
import { DAY_MS } from '#shared/days.ts';
import { DocumentId, type SchoolId, type UserId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { DOCUMENT_LISTS, documents, ownRoot, SCHOOL_ROOT } from './document.ts';

const PAGE = 20;

/**
 * Puts the own files of somebody who has left into the bin of the school's library, where a principal can restore them
 * until `expires`. What the person has put into the library stays there.
 */
export async function retireDocuments(
  { schoolId, userId }: { readonly schoolId: SchoolId; readonly userId: UserId },
  expires: Date,
): Promise<void> {
  const at = new Date(expires.getTime() - LIMITS.trashDays * DAY_MS).toISOString();
  for (;;) {
    const list = DOCUMENT_LISTS.byName(schoolId, ownRoot(userId));
    const { entries } = await pageOfList(list, { limit: PAGE, consistent: true });
    if (entries.length === 0) return;
    for (const { target } of entries)
      await documents.change(
        { schoolId, id: DocumentId.parse(target) },
        ({ rev: _, ...value }) => ({
          ...value,
          parent: SCHOOL_ROOT,
          removed: { at, by: userId, root: SCHOOL_ROOT },
        }),
      );
  }
}
