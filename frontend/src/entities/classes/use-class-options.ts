import { send } from '#frontend/src/lib/api.ts';
import { keyOf } from '#frontend/src/lib/query.ts';
import { useFoundOptions } from '#frontend/src/ui/pickers/use-found-options.ts';
import { classes } from '#shared/classes/contract.ts';
import type { ClassId } from '#shared/ids.ts';

const { find } = classes.endpoints;

export interface ClassRef {
  readonly id: ClassId;
  readonly name: string;
  /** The name of its course, or empty; absent where only the class itself is known. */
  readonly course?: string;
}

/** Open classes by any part of the name: all for a principal, for a teacher the own ones. */
export const useClassOptions = (search: string) =>
  useFoundOptions({
    search,
    queryKey: keyOf(find, { search, state: 'open' }, 'options'),
    fetchPage: (asked, context) => send(find, { search, state: 'open', ...asked }, context),
    toOption: ({ id, name, course }): ClassRef => ({ id, name, course }),
  });
