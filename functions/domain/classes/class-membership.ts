import * as z from 'zod';
import { entity, type Page, type QueryOptions } from '#functions/platform/entity.ts';
import { classPartition } from '#functions/platform/keys.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { CLASS_LIMITS } from '#shared/classes/limits.ts';
import { ClassId, newId, SchoolId, UserId } from '#shared/ids.ts';

/** A student is in a class. Stored in the partition of the class. */
export const ClassMembership = () =>
  z.object({
    schoolId: SchoolId,
    userId: UserId,
    classId: ClassId,
    joined: z.iso.datetime().default('2026-01-01T00:00:00.000Z'),
    /** When the student last left another class; empty for never. */
    left: z.string(),
    /** Who has taken a student there that was not entrusted to them (`students/entrusted.ts`). */
    by: UserId.optional(),
  });
export type ClassMembership = z.infer<ReturnType<typeof ClassMembership>>;

type MembershipId = Pick<ClassMembership, 'schoolId' | 'userId' | 'classId'>;
export const MEMBERSHIP_PREFIX = 'STUDENT#';

export const classMemberships = entity({
  type: 'class-membership',
  version: 1,
  schema: ClassMembership,
  key: ({ schoolId, userId, classId }: MembershipId) => ({
    pk: classPartition(schoolId, classId),
    sk: `${MEMBERSHIP_PREFIX}${userId}`,
  }),
});

export const joiningClass = (membership: ClassMembership): TransactWrite[] =>
  classMemberships.creating(membership, membership);

/** Cancels the transaction when the student is not in the class (any more). */
export const leavingClass = (id: MembershipId): TransactWrite => ({
  Delete: {
    Key: classMemberships.key(id),
    ConditionExpression: 'attribute_exists(pk)',
  },
});

/** Notes in a class in which a student stays that another was left. */
export const notingLeft = (id: MembershipId, at: Date): TransactWrite => ({
  Update: {
    Key: classMemberships.key(id),
    UpdateExpression: 'SET #left = :at',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#left': 'left' },
    ExpressionAttributeValues: { ':at': at.toISOString() },
  },
});

/** A page of the students of a class, in the order of their ids. */
export const pageOfMembers = (
  schoolId: SchoolId,
  classId: ClassId,
  options: QueryOptions,
): Promise<Page<ClassMembership>> =>
  classMemberships.page(classPartition(schoolId, classId), MEMBERSHIP_PREFIX, options);

/** All students of a class, in the order of their ids. */
export async function loadMembers(
  schoolId: SchoolId,
  classId: ClassId,
): Promise<ClassMembership[]> {
  return (await pageOfMembers(schoolId, classId, { limit: CLASS_LIMITS.capacityMax })).items;
}

export const loadMemberIds = async (schoolId: SchoolId, classId: ClassId): Promise<UserId[]> =>
  (await loadMembers(schoolId, classId)).map(({ userId }) => userId);

/** A student joined a class or left it. */
export const ClassMove = () =>
  z.object({
    schoolId: SchoolId,
    classId: ClassId,
    userId: UserId,
    /** The name at that time: it stays when the student is removed. */
    name: z.string(),
    direction: z.enum(['in', 'out']),
    at: z.iso.datetime(),
    /** Who did it. */
    by: UserId,
    byName: z.string(),
  });
export type ClassMove = z.infer<ReturnType<typeof ClassMove>>;
export const MOVE_PREFIX = 'MOVE#';

export const classMoves = entity({
  type: 'class-move',
  version: 1,
  schema: ClassMove,
  key: ({ schoolId, classId, at }: Pick<ClassMove, 'schoolId' | 'classId' | 'at'>) => ({
    pk: classPartition(schoolId, classId),
    sk: `${MOVE_PREFIX}${at}#${newId('request')}`,
  }),
});
