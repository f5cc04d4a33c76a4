import { useQuery } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { keyOf } from '#frontend/src/lib/query.ts';
import { readRows } from '#frontend/src/lib/read-rows.ts';
import { classes } from '#shared/classes/contract.ts';
import type { ClassId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import type { StudentRef } from './StudentPickers.tsx';

const { children } = classes.endpoints;

/** All students of a class, which are two pages at most. */
export const useClassStudents = (class_id: ClassId | undefined) =>
  useQuery({
    queryKey: keyOf(children, class_id ? { class_id } : {}, 'all'),
    queryFn: async ({ signal }): Promise<StudentRef[]> => {
      const rows = await readRows((cursor) =>
        send(children, { class_id: class_id ?? '', limit: LIMITS.pageSizeMax, cursor }, { signal }),
      );
      return rows.map(({ id, name }) => ({ id, name }));
    },
    enabled: class_id !== undefined,
  });
