import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { brotliOf } from './brotli.ts';

const COMPRESSIBLE = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.wasm']);
/** Below this size a compressed sibling saves less than the extra file costs. */
const MIN_BYTES = 1024;

const deflate = promisify(gzip);

async function compressFile(file: string): Promise<void> {
  const source = await readFile(file);
  if (source.length < MIN_BYTES) return;
  const [br, gz] = await Promise.all([
    brotliOf(source),
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
