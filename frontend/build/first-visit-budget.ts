import { join } from 'node:path/posix';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { findTextFolders } from './texts/text-folders.ts';
import { ALWAYS_LOADED, createTextGraph } from './texts/text-graph.ts';

interface Options {
  /** The application's HTML page; others, e.g. the editor's, are not part of a first visit. */
  readonly entry: string;
  /** The folder of the application's modules and texts. */
  readonly source: string;
  /** The page's source file, relative to the source folder. */
  readonly page: string;
  readonly maxBytes: number;
}

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const chunksOf = (bundle: Bundle) =>
  Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');

function addWithImports(bundle: Bundle, chunk: Chunk, found: Set<Chunk>): void {
  if (found.has(chunk)) return;
  found.add(chunk);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') addWithImports(bundle, imported, found);
  }
}

const size = (chunk: Chunk) => brotliCompressSync(chunk.code).length;

function largest(chunks: readonly Chunk[]): Chunk | undefined {
  return chunks.toSorted((a, b) => size(b) - size(a))[0];
}

/** The folders of the texts that a page shows. */
function textFoldersOf({ source, page }: Options): string[] {
  const names = [ALWAYS_LOADED, ...createTextGraph(source).namespacesOf(join(source, page))];
  const folders = findTextFolders(source);
  return names.flatMap((name) => folders.get(name) ?? []);
}

function firstVisit(bundle: Bundle, options: Options): Set<Chunk> {
  const { entry, page } = options;
  const chunks = chunksOf(bundle);
  const from = (path: string) => chunks.filter((chunk) => chunk.facadeModuleId?.includes(path));
  const pageChunks = from(page);
  if (pageChunks.length !== 1)
    throw new Error(`expected one chunk of ${page}, found ${pageChunks.length}`);
  const entries = chunks.filter(
    ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith(entry),
  );
  if (entries.length !== 1) throw new Error(`expected one entry ${entry}, found ${entries.length}`);
  const starts = [...entries, ...pageChunks];
  for (const folder of textFoldersOf(options)) {
    // A visitor loads one language.
    const text = largest(from(`${folder}/`));
    if (!text) throw new Error(`no texts in ${folder}`);
    starts.push(text);
  }
  const found = new Set<Chunk>();
  for (const chunk of starts) addWithImports(bundle, chunk, found);
  return found;
}

/** Fails the build when the JavaScript that a page needs on a first visit is too large (brotli). */
export function firstVisitBudget(options: Options): Plugin {
  return {
    name: 'first-visit-budget',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = [...firstVisit(bundle, options)];
        const bytes = chunks.reduce((sum, chunk) => sum + size(chunk), 0);
        const report = `${options.page}: ${(bytes / 1000).toFixed(1)} kB of JavaScript (brotli) in ${chunks.length} files`;
        if (bytes > options.maxBytes)
          this.error(`${report}, more than ${options.maxBytes / 1000} kB`);
        this.info(report);
      },
    },
  };
}
