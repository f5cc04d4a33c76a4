import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { LANGUAGES } from '#shared/languages.ts';
import { type Bundle, type Chunk, filesOf, type Sources } from './page-files.ts';
import type { Page } from './pages.ts';

const sizes = new WeakMap<Chunk, number>();

function sizeOf(chunk: Chunk): number {
  const size = sizes.get(chunk) ?? brotliCompressSync(chunk.code).length;
  sizes.set(chunk, size);
  return size;
}

/** What a page needs in the language whose texts are longest. */
function measure(bundle: Bundle, sources: Sources, page: Page) {
  const visits = LANGUAGES.map((language) => filesOf(bundle, sources, page, language));
  return {
    bytes: Math.max(...visits.map((files) => files.reduce((sum, file) => sum + sizeOf(file), 0))),
    files: Math.max(...visits.map(({ length }) => length)),
  };
}

/** Fails the build when a page needs more JavaScript, or more files of it, than it may. */
export function pageBudgets(sources: Sources, pages: readonly Page[]): Plugin {
  return {
    name: 'page-budgets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const over = pages.flatMap((page) => {
          const { bytes, files } = measure(bundle, sources, page);
          const report = `${page.path}: ${(bytes / 1000).toFixed(1)} kB of JavaScript (brotli) in ${files} files`;
          this.info(report);
          const limit = `at most ${page.maxBytes / 1000} kB in ${page.maxFiles}`;
          const isOver = bytes > page.maxBytes || files > page.maxFiles;
          return isOver ? [`${report}, ${limit}`] : [];
        });
        if (over.length > 0) this.error(over.join('\n'));
      },
    },
  };
}
