import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { UnreadableProject } from './unreadable.ts';

/** Bytes fed at once: even a crafted file of zeros unpacks to some megabytes before its size is looked at. */
const STEP = 4096;

interface Wanted {
  readonly names: ReadonlySet<string>;
  /** Unpacked, of all together. */
  readonly maxBytes: number;
}

function join(parts: readonly Uint8Array[], bytes: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * Unpacks some files of a zip, and nothing else of it. Stops when it has them. What claims to be smaller than it is
 * does not get further than `maxBytes`: then it throws `UnreadableProject`, as for what is no zip.
 */
export function readFiles(zip: ArrayBuffer, { names, maxBytes }: Wanted) {
  const found = new Map<string, Uint8Array<ArrayBuffer>>();
  let bytes = 0;
  const take = (file: UnzipFile): void => {
    if (!names.has(file.name) || found.has(file.name)) return;
    const parts: Uint8Array[] = [];
    let size = 0;
    file.ondata = (error, part, isLast) => {
      if (error) throw error;
      parts.push(part);
      size += part.length;
      bytes += part.length;
      if (bytes > maxBytes) throw new UnreadableProject('large');
      if (isLast) found.set(file.name, join(parts, size));
    };
    file.start();
  };
  const unzip = new Unzip(take);
  unzip.register(UnzipInflate);
  const whole = new Uint8Array(zip);
  try {
    for (let at = 0; at < whole.length && found.size < names.size; at += STEP)
      unzip.push(whole.subarray(at, at + STEP), at + STEP >= whole.length);
  } catch (error) {
    if (error instanceof UnreadableProject) throw error;
    throw new UnreadableProject('broken');
  }
  return found;
}
