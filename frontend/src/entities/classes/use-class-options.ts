import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
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
    queryKey: ['classes', 'options', search],
    queryFn: ({ signal }) =>
      send(classes.endpoints.find, { search, state: 'open', limit: SHOWN }, { signal }),
    placeholderData: keepPreviousData,
    select: ({ list }): ClassRef[] => list.map(({ id, name }) => ({ id, name })),
  });
}
