import type { Unzipped } from 'fflate';

/** Limits for the unpacked archive: a small file can unpack to gigabytes. */
const MAX_UNPACKED = 24 * 1024 * 1024;

export class TooMuch extends Error {
  override readonly name = 'TooMuch';
}

/**
 * The parts of an archive, unpacked into as many bytes as each says that it has. Throws TooMuch, or an error of the
 * library when it is no archive, is cut off, or lies about its sizes.
 */
export async function unpack(bytes: Uint8Array): Promise<Unzipped> {
  const { unzipSync } = await import('fflate');
  let sum = 0;
  return unzipSync(bytes, {
    filter: ({ originalSize }) => {
      sum += originalSize;
      if (sum > MAX_UNPACKED) throw new TooMuch();
      return true;
    },
  });
}

/** The same parts as an archive that holds nothing else, so that whoever reads it needs to unpack nothing. */
export async function packPlainly(parts: Unzipped): Promise<Uint8Array> {
  const { zipSync } = await import('fflate');
  return zipSync(parts, { level: 0 });
}
