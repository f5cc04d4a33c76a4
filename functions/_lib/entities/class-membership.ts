import * as z from 'zod';
import { entity } from '#functions/_lib/entity.ts';
import { personPartition, schoolPrefix } from '#functions/_lib/keys.ts';
import { ClassId, SchoolId, UserId } from '#shared/ids.ts';

/** A student belongs to a class. Stored with the student, so that a person is read in one query. */
export const ClassMembership = () =>
  z.object({
    schoolId: SchoolId,
    userId: UserId,
    classId: ClassId,
    className: z.string(),
  });
export type ClassMembership = z.infer<ReturnType<typeof ClassMembership>>;

type MembershipId = Pick<ClassMembership, 'schoolId' | 'userId' | 'classId'>;

export const classMemberships = entity({
  type: 'class-membership',
  version: 1,
  schema: ClassMembership,
  key: ({ schoolId, userId, classId }: MembershipId) => ({
    pk: personPartition(schoolId, userId),
    sk: `CLASS#${classId}`,
  }),
  indexes: ({ schoolId, classId, userId }) => ({
    gsi1pk: `${schoolPrefix(schoolId)}C#${classId}#STUDENTS`,
    gsi1sk: userId,
  }),
});
