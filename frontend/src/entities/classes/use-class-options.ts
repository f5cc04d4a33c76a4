import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '#frontend/src/lib/query.ts';
import { classes } from '#shared/contracts/classes.ts';
import type { ClassId } from '#shared/ids.ts';

/** A class as lists and fields name it. */
export interface ClassRef {
  readonly id: ClassId;
  readonly name: string;
}

/** As many as one looks through; whoever has more types a part of the name. */
const SHOWN = 30;

/** Classes that students can come into, by any part of the name: a teacher's own, for principals all. */
export function useClassOptions(search: string) {
  return useQuery({
    ...queryOf(classes.endpoints.find, { search, state: 'open', limit: SHOWN }),
    placeholderData: keepPreviousData,
    select: ({ list }): ClassRef[] => list.map(({ id, name }) => ({ id, name })),
  });
}
