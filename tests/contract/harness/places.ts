import type { Endpoint } from '#shared/endpoint.ts';
import { fieldsOf } from './fields.ts';

type Path = readonly (string | number)[];

/** The places of texts in a payload. */
export function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => placesOf(each, [...path, key]));
}

/** What stands at a place. */
export const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((each, key) => Reflect.get(each as object, key), value);

/** A copy in which the text at a place has been changed. */
export function changed(
  value: unknown,
  [key, ...rest]: Path,
  change: (text: string) => string,
): unknown {
  if (key === undefined) return typeof value === 'string' ? change(value) : value;
  const copy: unknown = Array.isArray(value) ? [...value] : { ...(value as object) };
  Reflect.set(copy as object, key, changed(Reflect.get(copy as object, key), rest, change));
  return copy;
}

/** Example payloads leave fields out: these are tried with a word. */
const completed = (endpoint: Endpoint, payload: object): Record<string, unknown> => ({
  ...Object.fromEntries(fieldsOf(endpoint).map(([name]) => [name, '字'])),
  ...payload,
});

interface TakenPlace {
  readonly path: Path;
  /** The payload with the field of the place. */
  readonly known: object;
  /** What the contract makes of it once the text is changed. */
  readonly output: unknown;
}

/** The places whose changed text the contract takes. */
export function takenPlaces(
  endpoint: Endpoint,
  payload: object,
  change: (text: string) => string,
): TakenPlace[] {
  const all = completed(endpoint, payload);
  return placesOf(all).flatMap((path) => {
    const field = String(path[0]);
    const known = field in payload ? payload : { ...payload, [field]: all[field] };
    const parsed = endpoint.input.safeParse(changed(known, path, change));
    return parsed.success ? [{ path, known, output: parsed.data }] : [];
  });
}
