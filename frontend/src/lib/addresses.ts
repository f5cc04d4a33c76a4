import { addressPeriod } from '#shared/uploads/media.ts';

/** Signed addresses of pictures and files: what comes before the signature stays the same. */
const SIGNED = /^(?<path>[^?]*\/media\/(?<key>schools\/[^?]+))\?.*Signature=/;

/** Asked for so long before the end that slow networks manage it. */
const MARGIN_MS = 60_000;

function* textsIn(data: unknown): Generator<string> {
  if (typeof data === 'string') yield data;
  else if (typeof data === 'object' && data !== null)
    for (const part of Object.values(data)) yield* textsIn(part);
}

const found = new WeakMap<object, number | false>();

function findRenewal(data: object): number | false {
  let seconds = Number.POSITIVE_INFINITY;
  for (const text of textsIn(data)) {
    const key = SIGNED.exec(text)?.groups?.['key'];
    if (key) seconds = Math.min(seconds, addressPeriod(key));
  }
  return Number.isFinite(seconds) && seconds * 1000 - MARGIN_MS;
}

/** Milliseconds after which an answer should be asked for again, because its addresses end; false without any. */
export function renewalMs(data: unknown): number | false {
  if (typeof data !== 'object' || data === null) return false;
  const renewal = found.get(data) ?? findRenewal(data);
  found.set(data, renewal);
  return renewal;
}

/** An address without its signature: the same for as long as the file is. */
export const pathOf = (address: string): string | undefined =>
  SIGNED.exec(address)?.groups?.['path'];

function replaceTexts(data: unknown, replace: (text: string) => string): unknown {
  if (typeof data === 'string') return replace(data);
  if (Array.isArray(data)) return data.map((part) => replaceTexts(part, replace));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, part]) => [name, replaceTexts(part, replace)]),
  );
}

/** The same data with the addresses that a later answer has for the same files. */
export function withAddresses<T>(data: T, later: unknown): T {
  const fresh = new Map<string, string>();
  for (const text of textsIn(later)) {
    const path = pathOf(text);
    if (path) fresh.set(path, text);
  }
  return replaceTexts(data, (text) => fresh.get(pathOf(text) ?? '') ?? text) as T;
}
