import { loadWorks, WORK_LISTS, type Work } from '#functions/domain/works/work.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import type { SchoolId, WorkId } from '#shared/ids.ts';
import { SCHOOL_PAGE_LIMITS } from '#shared/pages/limits.ts';

const isPublic = (work: Work | undefined): work is Work =>
  work?.visibility === 'public' && !work.removed;

/** Public works among the newest ones that the school shows itself, the newest first. */
export async function newestPublicWorks(schoolId: SchoolId): Promise<Work[]> {
  const { entries } = await pageOfList(WORK_LISTS.ofSchool(schoolId, 'new'), {
    limit: SCHOOL_PAGE_LIMITS.offeredWorks,
    descending: true,
  });
  const found = await loadWorks(
    entries.map(({ target }) => target),
    schoolId,
  );
  return found.filter(isPublic);
}

/** Those of some works that everybody may see, in their order. */
export const publicWorks = async (schoolId: SchoolId, ids: readonly WorkId[]): Promise<Work[]> =>
  (await loadWorks(ids, schoolId)).filter(isPublic);

/** The works that the school has chosen; when none of them is public, the newest. */
export async function shownWorks(schoolId: SchoolId, chosen: readonly WorkId[]): Promise<Work[]> {
  const found = chosen.length > 0 ? await publicWorks(schoolId, chosen) : [];
  if (found.length > 0) return found;
  return (await newestPublicWorks(schoolId)).slice(0, SCHOOL_PAGE_LIMITS.works);
}
