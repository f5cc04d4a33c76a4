import { type Class, classes, searchTexts } from '#functions/domain/classes/class.ts';
import { findClasses } from '#functions/domain/classes/class-lists.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { isFound } from '#functions/platform/text-search.ts';
import { SEARCH_LIMITS } from '#shared/search/limits.ts';

const toFound = ({ id, name, state }: Class) => ({ id, name, closed: state === 'closed' });

/** Those of some classes that are named like that. */
export const ofNames = (all: readonly Class[], words: string) =>
  all
    .filter((each) => isFound(searchTexts(each), words))
    .slice(0, SEARCH_LIMITS.results)
    .map(toFound);

export async function findSchoolClasses({ schoolId }: Actor, words: string) {
  const { items } = await findClasses(schoolId, { words }, { limit: SEARCH_LIMITS.results });
  return items.map(toFound);
}

/** Of a student. */
export async function findOwnClasses({ schoolId, user }: Actor, words: string) {
  const found = await classes.getMany(user.classIds.map((id) => ({ schoolId, id })));
  return ofNames(
    found.flatMap((each) => each ?? []),
    words,
  );
}
