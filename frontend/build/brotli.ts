import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';

/** Above this size the best quality takes a minute and saves only a tenth more. */
const LARGE_BYTES = 2_000_000;
const GOOD_QUALITY = 5;

/** Compressing takes longer than all the rest of a build: what was measured is not compressed again to be written. */
const known = new Map<string, Buffer>();

const keyOf = (source: string | Buffer): string =>
  createHash('sha256').update(source).digest('base64');

const optionsFor = ({ length }: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]:
      length > LARGE_BYTES ? GOOD_QUALITY : constants.BROTLI_MAX_QUALITY,
  },
});

/** How many bytes a browser loads of it. */
export function brotliSize(text: string): number {
  const source = Buffer.from(text);
  const key = keyOf(source);
  const found = known.get(key) ?? brotliCompressSync(source, optionsFor(source));
  known.set(key, found);
  return found.length;
}

const compress = promisify(brotliCompress);

export const brotliOf = async (source: Buffer): Promise<Buffer> =>
  known.get(keyOf(source)) ?? compress(source, optionsFor(source));
