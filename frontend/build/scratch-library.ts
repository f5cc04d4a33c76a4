import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { LIBRARY_PATH } from '../scratch-library/address.ts';
import { libraryFiles } from '../scratch-library/files.ts';

const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', wav: 'audio/wav' };

/** Draws the library of Scratch's editor, and publishes its files by names that change with their content. */
export function scratchLibrary(): Plugin {
  return {
    name: 'scratch-library',
    configureServer: ({ middlewares }) => {
      middlewares.use(LIBRARY_PATH, (request, response, next) => {
        const name = basename(request.url ?? '');
        const file = libraryFiles().get(name);
        if (!file) return next();
        response.setHeader('content-type', TYPES[name.slice(-3)] ?? 'text/plain');
        response.end(file);
      });
    },
    generateBundle() {
      for (const [name, source] of libraryFiles())
        this.emitFile({ type: 'asset', fileName: `${LIBRARY_PATH.slice(1)}${name}`, source });
    },
  };
}
