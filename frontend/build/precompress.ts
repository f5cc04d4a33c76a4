import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.wasm']);
/** Above this size the best quality takes a minute and saves only a tenth more. */
const LARGE_BYTES = 2_000_000;
const GOOD_QUALITY = 5;
/** Below this size a compressed sibling saves less than the extra file costs. */
const MIN_BYTES = 1024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

async function compressFile(file: string): Promise<void> {
  const source = await readFile(file);
  if (source.length < MIN_BYTES) return;
  const quality = source.length > LARGE_BYTES ? GOOD_QUALITY : constants.BROTLI_MAX_QUALITY;
  const [br, gz] = await Promise.all([
    brotli(source, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    deflate(source, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Writes `.br` and `.gz` siblings, so that no server compresses the same file twice. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir = '.' }) {
        const files = await readdir(dir, { recursive: true });
        const targets = files.filter((file) => COMPRESSIBLE.has(extname(file)));
        await Promise.all(targets.map((file) => compressFile(join(dir, file))));
      },
    },
  };
}
