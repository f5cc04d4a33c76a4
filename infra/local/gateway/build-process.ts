import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { BUNDLING } from '#infra/bundling.ts';
import { GATEWAY_ROOT } from '../paths.ts';

/** A system that runs may still load what an earlier build has left here. */
const KEPT_MS = 30 * 86_400_000;

process.on('disconnect', () => process.exit(1));
buildSync({
  ...BUNDLING,
  entryPoints: { worker: 'infra/local/gateway/worker.ts' },
  outdir: GATEWAY_ROOT,
  // Names stay, for traces.
  minifyWhitespace: true,
  minifySyntax: true,
  // The text of a module of which one character is Chinese takes two bytes for each character; escaped it takes one.
  charset: 'ascii',
  sourcemap: 'linked',
  sourcesContent: false,
});
for (const name of readdirSync(GATEWAY_ROOT)) {
  const file = join(GATEWAY_ROOT, name);
  if (statSync(file).mtimeMs < Date.now() - KEPT_MS) rmSync(file);
}
process.exit(0);
