import type { Class } from '#functions/domain/classes/class.ts';
import { classes } from '#functions/domain/classes/class.ts';
import { findClasses, isNamed } from '#functions/domain/classes/class-lists.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { comparable } from '#functions/platform/text-search.ts';
import { LIMITS } from '#shared/limits.ts';

const toFound = ({ id, name, state }: Class) => ({ id, name, closed: state === 'closed' });

/** Those of some classes that are named like that. */
export async function ofNames(all: readonly Class[], words: string) {
  const plain = comparable(words);
  const fits = await Promise.all(all.map(({ name }) => isNamed(comparable(name), plain)));
  return all
    .filter((_, index) => fits[index])
    .slice(0, LIMITS.searchResults)
    .map(toFound);
}

export async function findSchoolClasses({ schoolId }: Actor, words: string) {
  const { items } = await findClasses(schoolId, { words }, { limit: LIMITS.searchResults });
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
