import { join } from 'node:path/posix';
import type { Rolldown } from 'vite';
import type { Language } from '#shared/languages.ts';
import type { Page } from './pages.ts';
import { findTextFolders } from './texts/text-folders.ts';
import { ALWAYS_LOADED, createTextGraph } from './texts/text-graph.ts';

export type Bundle = Rolldown.OutputBundle;
export type Chunk = Rolldown.OutputChunk;

export const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');

function addWithImports(bundle: Bundle, chunk: Chunk, found: Set<Chunk>): void {
  if (found.has(chunk)) return;
  found.add(chunk);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') addWithImports(bundle, imported, found);
  }
}

/** The chunk that holds a module, and one that only leads to it, if there is any. */
export function holding(bundle: Bundle, file: string): Chunk[] {
  const found = chunksOf(bundle).filter(
    ({ moduleIds, facadeModuleId }) => moduleIds.includes(file) || facadeModuleId === file,
  );
  if (found.length === 0) throw new Error(`no chunk holds ${file}`);
  return found;
}

/** The chunks that hold a module, with all that they load at once. */
export function filesFrom(bundle: Bundle, ...modules: readonly string[]): Chunk[] {
  const found = new Set<Chunk>();
  for (const module of modules)
    for (const chunk of holding(bundle, module)) addWithImports(bundle, chunk, found);
  return [...found];
}

export interface Sources {
  /** The folder of the application's modules and texts. */
  readonly source: string;
  /** The application's first module. */
  readonly entry: string;
}

/** The files of the texts that modules draw, with those that are always loaded. */
function textFilesOf(source: string, modules: readonly string[], language: Language) {
  const graph = createTextGraph(source);
  const names = new Set([ALWAYS_LOADED, ...modules.flatMap((file) => graph.namespacesOf(file))]);
  const folders = findTextFolders(source);
  return [...names].flatMap((name) => {
    const folder = folders.get(name);
    return folder ? [join(folder, `${language}.ts`)] : [];
  });
}

/** The chunks that a page needs until it can be used, in one language. */
export function filesOf(
  bundle: Bundle,
  { source, entry }: Sources,
  { modules }: Pick<Page, 'modules'>,
  language: Language,
): Chunk[] {
  const files = modules.map((module) => join(source, module));
  const texts = textFilesOf(source, files, language);
  return filesFrom(bundle, join(source, entry), ...files, ...texts);
}
