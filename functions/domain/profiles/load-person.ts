import {
  type Class,
  type ClassName,
  classes,
  loadClassNames,
} from '#functions/domain/classes/class.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';

/** A person with the classes that he or she belongs to. */
export interface Person {
  readonly user: User;
  readonly classes: readonly Class[];
}

/** The classes of some students, each read once. */
export async function loadClassesOf(
  schoolId: SchoolId,
  people: readonly User[],
): Promise<(user: User) => Class[]> {
  const ids = [...new Set(people.flatMap(({ classIds }) => classIds))];
  const found = await classes.getMany(ids.map((id) => ({ schoolId, id })));
  const byId = new Map(found.flatMap((each) => (each ? [[each.id, each]] : [])));
  return ({ classIds }) => classIds.flatMap((id) => byId.get(id) ?? []);
}

/** The names of the classes of some students: less than whole classes where there are many. */
export async function loadClassNamesOf(
  schoolId: SchoolId,
  people: readonly Pick<User, 'classIds'>[],
): Promise<(user: Pick<User, 'classIds'>) => ClassName[]> {
  const ids = people.flatMap(({ classIds }) => classIds);
  const byId = await loadClassNames(schoolId, ids);
  return ({ classIds }) => classIds.flatMap((id) => byId.get(id) ?? []);
}

/** Undefined for a person who does not exist or was removed. */
export async function loadPerson(schoolId: SchoolId, userId: UserId): Promise<Person | undefined> {
  const user = await users.get({ schoolId, userId });
  if (!user || user.removed) return undefined;
  const classesOf = await loadClassesOf(schoolId, [user]);
  return { user, classes: classesOf(user) };
}

export const classNames = ({ classes: list }: Person): string =>
  list.map(({ name }) => name).join(', ');
