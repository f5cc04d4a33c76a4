import type { ClassId, SchoolId, UserId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { CLASS_LISTS, type Class, classes } from './entities/class.ts';
import { type ListQuery, pageOfList, schoolList } from './listing.ts';
import type { Item } from './table.ts';

const present = <T>(items: readonly (T | undefined)[]): T[] =>
  items.flatMap((item) => (item === undefined ? [] : [item]));

/** One page of a list of classes. */
export async function pageOfClasses(
  schoolId: SchoolId,
  list: string,
  query: ListQuery,
): Promise<{ items: Class[]; next: Item | undefined }> {
  const { entries, next } = await pageOfList(schoolList(schoolId, list), query);
  const ids = entries.map(({ target }) => ({ schoolId, id: target as ClassId }));
  return { items: present(await classes.getMany(ids)), next };
}

/** The classes that a member of staff teaches or assists, by name. */
export async function loadClassesTaughtBy(schoolId: SchoolId, userId: UserId): Promise<Class[]> {
  const list = CLASS_LISTS.of(userId);
  return (await pageOfClasses(schoolId, list, { limit: LIMITS.profileClasses })).items;
}
