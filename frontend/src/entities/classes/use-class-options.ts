import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '#frontend/src/lib/query.ts';
import { MAX_OPTIONS } from '#frontend/src/ui/pickers/RefInput.tsx';
import { classes } from '#shared/contracts/classes.ts';
import type { ClassId } from '#shared/ids.ts';

export interface ClassRef {
  readonly id: ClassId;
  readonly name: string;
  /** The name of its course, or empty; absent where only the class itself is known. */
  readonly course?: string;
}

/** Open classes by any part of the name: all for a principal, for a teacher the own ones. */
export function useClassOptions(search: string) {
  return useQuery({
    ...queryOf(classes.endpoints.find, { search, state: 'open', limit: MAX_OPTIONS }),
    placeholderData: keepPreviousData,
    select: ({ list }): ClassRef[] => list.map(({ id, name, course }) => ({ id, name, course })),
  });
}
