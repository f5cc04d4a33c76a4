import { join } from 'node:path';
import { build } from 'vite';
import { applicationPlugins } from '#frontend/vite.config.ts';
import { ROOT } from '#tests/runner/command.ts';

/** What the gateway serves to the tests. */
export const WEB_OF_TESTS = join(ROOT, 'dist/screens');

const FOLDER = 'application';

/**
 * Builds the application for the page of the tests, with the checks of React for development: in a bundle, because
 * Chromium needs a minute for its thousands of modules one by one.
 */
export const buildApplication = () =>
  build({
    root: join(ROOT, 'frontend'),
    base: `/${FOLDER}/`,
    configFile: false,
    mode: 'development',
    logLevel: 'warn',
    plugins: applicationPlugins(),
    define: { 'process.env.NODE_ENV': JSON.stringify('development') },
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
