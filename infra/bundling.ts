import { dirname, join } from 'node:path';
import type { BuildOptions } from 'esbuild';

export const ROOT = dirname(import.meta.dirname);

/** CommonJS dependencies load Node's modules with `require`, which ESM does not have. */
const REQUIRE = [
  "import{createRequire as nodeCreateRequire}from'node:module';",
  'const require=nodeCreateRequire(import.meta.url);',
].join('');

/** The SDK loads it only to name the browser it runs in. */
const BROWSER_ONLY = 'bowser';

/**
 * How functions are bundled, for the cloud and for this machine: the same bytes every time, and a dynamic `import()`
 * stays lazy, so that a start pays only for what the calls need.
 */
export const BUNDLING = {
  absWorkingDir: ROOT,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
  alias: {
    '@aws-sdk/credential-provider-node': join(ROOT, 'infra', 'lambda-credentials.ts'),
    'side-channel': join(ROOT, 'infra', 'side-channel.cjs'),
  },
  external: [BROWSER_ONLY],
  outExtension: { '.js': '.mjs' },
  banner: { js: REQUIRE },
  legalComments: 'none',
  logLevel: 'error',
} as const satisfies BuildOptions;
