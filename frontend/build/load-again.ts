import { normalizePath, type Plugin } from 'vite';

/** Vite's own module through which every `import()` of the application goes. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Puts `loader` (which exports `fetchFirst`) before every `import()`: a browser remembers that a module could not be
 * loaded, and never asks for it again.
 */
export function loadAgain(loader: string): Plugin {
  let isUsed = false;
  return {
    name: 'load-again',
    apply: 'build',
    transform(code, id) {
      if (id !== HELPER) return null;
      const own = code.replace('export const __vitePreload =', 'const preload =');
      if (own === code) this.error('Vite’s helper of imports is another one now');
      isUsed = true;
      const lines = [
        `import { fetchFirst } from ${JSON.stringify(normalizePath(loader))};`,
        own,
        'export const __vitePreload = (load, files, importer) =>',
        '  fetchFirst(load, files).then(() => preload(load, files, importer));',
      ];
      return { code: lines.join('\n'), map: null };
    },
    generateBundle() {
      if (!isUsed) this.error('Vite does not use its helper of imports any more');
    },
  };
}
