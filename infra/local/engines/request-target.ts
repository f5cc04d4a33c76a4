/** A parameter of an address, decoded: name and value. */
export type Pair = readonly [name: string, value: string];

export interface Target {
  /** The parts of the path between its slashes, decoded; the first one is empty. */
  readonly segments: readonly string[];
  readonly query: readonly Pair[];
}

/** The address of a request that may be read in more than one way, or leads out of its folder. */
export class TargetError extends Error {}

/** Percent-encoding as signatures have it (RFC 3986). */
export const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new TargetError('The address has a broken escape.');
  }
}

/** What an address consists of (RFC 3986), without a fragment. */
const CHARACTERS = /^[\w\-.~!$&'()*+,;=:@%/?]*$/;

/** A slash, dot or zero that a second decoding would bring out. */
const ESCAPED_TWICE = /%(?:2e|2f|5c|00)/i;

const isControl = (text: string): boolean => [...text].some((sign) => sign < ' ');

/** Whether a part of a path is a name, which no file system reads as more than that. */
const isName = (part: string): boolean =>
  part !== '.' &&
  part !== '..' &&
  !/[/\\]/.test(part) &&
  !isControl(part) &&
  !ESCAPED_TWICE.test(part);

/** Whether a key, cut at its slashes, stays in its bucket; it may end with a slash. */
export const isKey = (key: string): boolean => {
  const parts = key.split('/');
  return parts.every((part, index) => isName(part) && (part !== '' || index === parts.length - 1));
};

/** Reads the target of a request once, for all that judge or serve it. Throws a TargetError. */
export function parseTarget(url: string): Target {
  if (!url.startsWith('/') || !CHARACTERS.test(url))
    throw new TargetError('The address is not one of a path and a query.');
  const mark = url.indexOf('?');
  const [path, search] = mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
  // A plus to one reader, a space to another.
  if (search.includes('+')) throw new TargetError('A space in a query is written as %20.');
  const segments = path.split('/').map(decode);
  // Part by part first, because an escaped slash would be one of the key's own.
  if (!segments.every(isName) || !isKey(segments.slice(1).join('/')))
    throw new TargetError('The path is not usable.');
  const query = search
    .split('&')
    .filter(Boolean)
    .map((pair): Pair => {
      const [name = '', ...value] = pair.split('=');
      return [decode(name), decode(value.join('='))];
    });
  const names = query.map(([name]) => name.toLowerCase());
  if (new Set(names).size < names.length)
    throw new TargetError('A parameter of the address is given twice.');
  return { segments, query };
}
