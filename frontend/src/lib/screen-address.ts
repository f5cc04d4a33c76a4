import { generatePath } from 'react-router';

/** Used in a path instead of an id, for an item that does not exist yet. */
export const NEW = 'new';

export type Search = Readonly<Record<string, string | false | 0 | null | undefined>>;

/** What is empty is left out. */
export function withSearch(path: string, search: Search): string {
  const given = Object.entries(search).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

type ParametersOf<Pattern extends string> = NonNullable<
  Parameters<typeof generatePath<Pattern>>[1]
>;

/** A screen whose address has parameters: `pattern` is for the router, the function itself for links. */
export function screen<Pattern extends string, Values extends readonly unknown[]>(
  pattern: Pattern,
  toParameters: (...values: Values) => readonly [ParametersOf<Pattern>, Search?],
) {
  const addressOf = (...values: Values): string => {
    const [parameters, search = {}] = toParameters(...values);
    return withSearch(generatePath(pattern, parameters), search);
  };
  return Object.assign(addressOf, { pattern });
}
