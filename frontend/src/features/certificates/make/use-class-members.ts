import { useQuery } from '@tanstack/react-query';
import type { StudentRef } from '#frontend/src/entities/students/StudentPickers.tsx';
import { queryOf } from '#frontend/src/lib/query.ts';
import { CERTIFICATE_LIMITS } from '#shared/certificates/limits.ts';
import { classes } from '#shared/contracts/classes.ts';
import type { ClassId } from '#shared/ids.ts';

/** The students of a class, as many as get certificates together. */
export const useClassMembers = (class_id: ClassId | undefined) =>
  useQuery({
    ...queryOf(classes.endpoints.children, {
      class_id: class_id ?? '',
      limit: CERTIFICATE_LIMITS.togetherMax,
    }),
    enabled: class_id !== undefined,
    select: ({ list }): StudentRef[] => list.map(({ id, name }) => ({ id, name })),
  });
