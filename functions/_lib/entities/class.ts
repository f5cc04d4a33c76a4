import * as z from 'zod';
import { entity } from '#functions/_lib/entity.ts';
import { schoolPrefix } from '#functions/_lib/keys.ts';
import { ClassId, SchoolId, UserId } from '#shared/ids.ts';

export const Class = () =>
  z.object({
    id: ClassId,
    schoolId: SchoolId,
    name: z.string(),
    teacherId: UserId,
  });
export type Class = z.infer<ReturnType<typeof Class>>;

export const classes = entity({
  type: 'class',
  version: 1,
  schema: Class,
  key: ({ schoolId, id }: Pick<Class, 'schoolId' | 'id'>) => ({
    pk: `${schoolPrefix(schoolId)}C#${id}`,
    sk: 'CLASS',
  }),
  indexes: ({ schoolId, teacherId, name, id }) => ({
    gsi1pk: taughtPartition(schoolId, teacherId),
    gsi1sk: `${name}#${id}`,
  }),
});

/** Index partition of the classes that a member of staff teaches, ordered by name. */
export const taughtPartition = (schoolId: SchoolId, teacherId: UserId): string =>
  `${schoolPrefix(schoolId)}U#${teacherId}#TAUGHT`;
