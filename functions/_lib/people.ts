import type { SchoolId, UserId } from '#shared/ids.ts';
import { type ClassMembership, classMemberships } from './entities/class-membership.ts';
import { type User, users } from './entities/user.ts';
import { personPartition } from './keys.ts';
import { queryItems } from './table.ts';

/** A person with the classes that he or she belongs to. */
export interface Person {
  readonly user: User;
  readonly memberships: readonly ClassMembership[];
}

/** Nobody belongs to more classes than fit into one page of this size. */
const MEMBERSHIPS_MAX = 50;

/** One query: the person and the memberships lie side by side. */
export async function loadPerson(schoolId: SchoolId, userId: UserId): Promise<Person | undefined> {
  const { items } = await queryItems({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': personPartition(schoolId, userId) },
    Limit: MEMBERSHIPS_MAX + 1,
    ScanIndexForward: false,
  });
  const user = items.find(users.is);
  if (!user) return undefined;
  return {
    user: users.parse(user),
    memberships: items.filter(classMemberships.is).map(classMemberships.parse),
  };
}

export const classNames = ({ memberships }: Person): string =>
  memberships.map(({ className }) => className).join(', ');
