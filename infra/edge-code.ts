import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';

const ROOT = dirname(import.meta.dirname);

/** The runtime of the edge knows ES 5.1 and a part of what came later; esbuild stops at what it cannot rewrite. */
const LACKING = {
  'array-spread': false,
  class: false,
  'default-argument': false,
  destructuring: false,
  'for-of': false,
  'object-accessors': false,
};

/** A function of the edge as CloudFront takes it: one script that defines `handler`. */
export function edgeCode(name: string): string {
  const [entry = name] = globSync(`infra/edge-functions/${name}.{js,ts}`, { cwd: ROOT });
  const { outputFiles } = buildSync({
    entryPoints: [join(ROOT, entry)],
    bundle: true,
    // A script by itself is left as it is; a module loses its wrapping here and its export below.
    format: 'esm',
    treeShaking: entry.endsWith('.ts'),
    write: false,
    target: 'es2015',
    supported: LACKING,
    charset: 'utf8',
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.text ?? '';
  return code.replace(/export \{\s*handler\s*\};\s*$/, '');
}
