import { join } from 'node:path';
import { build } from 'vite';
import { applicationPlugins } from '#frontend/vite.config.ts';
import { ROOT } from '#tests/runner/command.ts';
import { SCREENS_MODE } from '#tests/runner/projects.ts';

/** What the gateway serves to the tests. */
export const WEB_OF_TESTS = join(ROOT, 'dist/screens');

const FOLDER = 'application';

/**
 * Builds the application for the page of the tests, in a bundle, because Chromium needs a minute for its thousands of
 * modules one by one. With the checks that React makes for development, screens take half as long again: only the soak
 * has them.
 */
export async function buildApplication(): Promise<void> {
  const mode = process.env[SCREENS_MODE] ?? 'production';
  const { NODE_ENV } = process.env;
  // Vite's plugins read it; the functions, which run in this process, check their answers unless it says production.
  process.env.NODE_ENV = mode;
  try {
    await build({
      root: join(ROOT, 'frontend'),
      base: `/${FOLDER}/`,
      configFile: false,
      mode,
      logLevel: 'warn',
      plugins: applicationPlugins(),
      define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
      build: {
        outDir: join(WEB_OF_TESTS, FOLDER),
        emptyOutDir: true,
        target: 'esnext',
        minify: false,
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
        rolldownOptions: {
          input: { [FOLDER]: join(import.meta.dirname, 'entry.ts') },
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: '[name].js' },
        },
      },
    });
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}
