import { send } from '#frontend/src/lib/api.ts';
import { keyOf } from '#frontend/src/lib/query.ts';
import { type Ref, RefSearch, type RefSearchProps } from '#frontend/src/ui/pickers/RefInput.tsx';
import { useFoundOptions } from '#frontend/src/ui/pickers/use-found-options.ts';
import { schools } from '#shared/schools/contract.ts';

const { allSchools } = schools.endpoints;

const useSchoolOptions = (search: string) =>
  useFoundOptions({
    search,
    queryKey: keyOf(allSchools, { search }, 'options'),
    fetchPage: (asked, context) => send(allSchools, { search, ...asked }, context),
    toOption: ({ id, name }): Ref => ({ id, name }),
  });

/** For operators: one school of the platform, in the bar above a list. */
export const SchoolSearch = (props: RefSearchProps<Ref>) => (
  <RefSearch {...props} useOptions={useSchoolOptions} />
);
