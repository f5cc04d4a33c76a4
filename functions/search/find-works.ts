import { users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { loadWorks, searchTexts, WORK_LISTS, type Work } from '#functions/domain/works/work.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { isFound, searchPage } from '#functions/platform/text-search.ts';
import { SEARCH_LIMITS } from '#shared/search/limits.ts';

/** The newest works of a student that are looked at: a list of one person has no index for searching. */
const OWN_WORKS = 30;

async function toFound({ schoolId }: Actor, found: readonly Work[]) {
  const authors = await users.getMany(found.map(({ owner: userId }) => ({ schoolId, userId })));
  return found.map(({ id, title }, index) => ({ id, title, author: authors[index]?.name ?? '' }));
}

/** Works that are published to the school. */
export async function findSchoolWorks(actor: Actor, words: string) {
  const { schoolId } = actor;
  const { items } = await searchPage({
    pk: WORK_LISTS.searchSchool(schoolId),
    words,
    limit: SEARCH_LIMITS.results,
    load: async (ids) => {
      const found = await loadWorks(ids, schoolId);
      return found.map((work) =>
        work && !work.removed && work.visibility !== 'private' ? work : undefined,
      );
    },
    texts: searchTexts,
  });
  return toFound(actor, items);
}

/** Works of the student who searches, also those that nobody else sees. */
export async function findOwnWorks({ schoolId, userId, user }: Actor, words: string) {
  const pk = WORK_LISTS.ofOwner(schoolId, userId);
  const { entries } = await pageOfList(pk, { limit: OWN_WORKS, descending: true });
  const found = await loadWorks(
    entries.map(({ target }) => target),
    schoolId,
  );
  return found
    .flatMap((work) => (work && !work.removed && isFound([work.title], words) ? [work] : []))
    .slice(0, SEARCH_LIMITS.results)
    .map(({ id, title }) => ({ id, title, author: user.name }));
}
