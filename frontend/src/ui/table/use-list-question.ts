import { useSearchParams } from 'react-router';

/** Search, order and filters of a list. */
export interface ListQuestion {
  readonly search: string;
  /** The server's name of the order; empty for the default. */
  readonly sort: string;
  /** The value of each filter that is set. */
  readonly filters: Readonly<Record<string, string>>;
}

const SEARCH = 'q';
const SORT = 'sort';

/**
 * Search, order and filters are stored in the URL, so that they survive a reload and the return from a record,
 * and other screens can link to them (`/student?class=…`). `filterNames` are the filters' parameters.
 */
export function useListQuestion(filterNames: readonly string[]) {
  const [parameters, setParameters] = useSearchParams();
  const filters = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = parameters.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const question: ListQuestion = {
    search: parameters.get(SEARCH) ?? '',
    sort: parameters.get(SORT) ?? '',
    filters,
  };

  const change = (changes: Readonly<Record<string, string>>): void => {
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };

  return {
    question,
    setSearch: (search: string) => change({ [SEARCH]: search }),
    setSort: (sort: string) => change({ [SORT]: sort }),
    setFilter: (name: string, value: string) => change({ [name]: value }),
    clear: () => change(Object.fromEntries([SEARCH, ...filterNames].map((name) => [name, '']))),
  };
}
