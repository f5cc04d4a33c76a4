import { useState } from 'react';

/** Names of records by their ids, for fields that hold only ids. */
export interface Names {
  readonly of: (id: string) => string;
  readonly add: (names: Readonly<Record<string, string>>) => void;
}

/** Begins with the names that are known; a field adds those that are chosen. */
export function useNames(known: Readonly<Record<string, string>>): Names {
  const [names, setNames] = useState(known);
  return {
    of: (id) => names[id] ?? '',
    add: (more) => setNames((before) => ({ ...before, ...more })),
  };
}

/** The names of records. */
export const namesIn = (
  records: readonly { readonly id: string; readonly name: string }[],
): Record<string, string> => Object.fromEntries(records.map(({ id, name }) => [id, name]));
