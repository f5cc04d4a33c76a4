import { readingOf } from '#functions/domain/people/account-names.ts';
import { PEOPLE_LISTS, placeByName, users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { ClassId, UserId } from '#shared/ids.ts';
import { comparable } from '#shared/search/comparable.ts';

/** Students whose names read the same; most of them are spelt differently. */
const HOMOPHONES = 100;

async function studentsOfReading({ schoolId }: Actor, name: string) {
  const place = placeByName({ reading: await readingOf(name), name });
  const { entries } = await pageOfList(schoolList(schoolId, PEOPLE_LISTS.studentsByName), {
    limit: HOMOPHONES,
    prefix: `${place}#`,
  });
  return users.rowsOf(entries, (target) => ({ schoolId, userId: target as UserId }));
}

/**
 * Tells which names are taken by students of the joined classes, or by students without a class when none
 * is joined. Looks each name up instead of reading the classes, so that it costs the same for full ones.
 */
export async function findNamesakes(
  actor: Actor,
  names: readonly string[],
  classIds: readonly ClassId[],
): Promise<(name: string) => boolean> {
  const distinct = [...new Set(names)];
  const found = await Promise.all(distinct.map((name) => studentsOfReading(actor, name)));
  const beside = found
    .flat()
    .filter((user) => user !== undefined)
    .filter((user) => !user.removed)
    .filter((user) =>
      classIds.length === 0
        ? user.classIds.length === 0
        : user.classIds.some((id) => classIds.includes(id)),
    );
  const known = new Set(beside.map(({ name }) => comparable(name)));
  return (name) => known.has(comparable(name));
}
