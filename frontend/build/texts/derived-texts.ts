import { dirname, join } from 'node:path/posix';
import type { Plugin } from 'vite';
import { readTexts } from '#infra/taiwan/read-texts.ts';

const FILE = /\/i18n\/cht\.ts$/;

/**
 * `i18n/cht.ts` is what is derived from `zh.ts` beside it; a file of this name, where there is one, has only what
 * Taiwan says in another way.
 */
export function derivedTexts(source: string): Plugin {
  return {
    name: 'derived-texts',
    enforce: 'pre',
    resolveId: {
      filter: { id: FILE },
      // A browser asks for `/src/…`.
      handler: (id) => (id.startsWith(`${source}/`) ? id : join(dirname(source), id)),
    },
    load: {
      filter: { id: FILE },
      async handler(id) {
        const folder = dirname(id);
        for (const name of ['zh.ts', 'cht.ts']) this.addWatchFile(join(folder, name));
        // Otherwise Node answers what it has read before.
        const texts = await readTexts(folder, 'cht', `?read=${Date.now()}`);
        return { code: `export const cht = ${JSON.stringify(texts)};`, moduleType: 'js' };
      },
    },
  };
}
