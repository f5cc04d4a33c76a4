import { join } from 'node:path/posix';
import type { Plugin } from 'vite';
import { LANGUAGES } from '#shared/languages.ts';
import { brotliSize } from './brotli.ts';
import {
  type Bundle,
  type Chunk,
  chunksOf,
  filesFrom,
  filesOf,
  holding,
  type Sources,
} from './page-files.ts';
import type { Page } from './pages.ts';

const sizes = new WeakMap<Chunk, number>();

function sizeOf(chunk: Chunk): number {
  const size = sizes.get(chunk) ?? brotliSize(chunk.code);
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

/** Why a page of its own and the application are not apart: a file of one holds the first module of the other. */
function mixture(bundle: Bundle, { source, entry }: Sources, page: string): string | undefined {
  const [application, first] = [join(source, entry), join(source, page)];
  const files = filesFrom(bundle, first);
  if (files.some(({ moduleIds }) => moduleIds.includes(application)))
    return `${page} loads a file that starts the application`;
  const names = holding(bundle, first).map(({ fileName }) => fileName);
  const others = chunksOf(bundle).filter(({ fileName }) => !names.includes(fileName));
  if (others.some(({ imports }) => imports.some((name) => names.includes(name))))
    return `the application loads a file that starts ${page}`;
  return undefined;
}

/**
 * Fails the build when a page needs more JavaScript, or more files of it, than it may, and when a page that is `apart`
 * (its first module, relative to the source folder) and the application would start each other.
 */
export function pageBudgets(
  sources: Sources,
  pages: readonly Page[],
  apart: readonly string[],
): Plugin {
  return {
    name: 'page-budgets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const mixed = apart.flatMap((page) => mixture(bundle, sources, page) ?? []);
        if (mixed.length > 0) this.error(mixed.join('\n'));
        const over = pages.flatMap((page) => {
          const { bytes, files } = measure(bundle, sources, page);
          const report = `${page.path}: ${bytes} bytes of JavaScript (brotli) in ${files} files`;
          this.info(report);
          const limit = `at most ${page.maxBytes} in ${page.maxFiles}`;
          const isOver = bytes > page.maxBytes || files > page.maxFiles;
          return isOver ? [`${report}, ${limit}`] : [];
        });
        if (over.length > 0) this.error(over.join('\n'));
      },
    },
  };
}
