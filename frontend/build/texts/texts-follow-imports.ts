import { existsSync } from 'node:fs';
import { join } from 'node:path/posix';
import type { Plugin } from 'vite';
import { LANGUAGES } from '#shared/languages.ts';
import { readModule } from './read-module.ts';
import { findTextFolders } from './text-folders.ts';
import { createTextGraph, type TextGraph } from './text-graph.ts';

/** `virtual:texts`, what the application imports; the zero tells Vite that it is no file. */
const TEXTS_ID = '\0virtual:texts';

function loadersOf(namespace: string, folder: string): string {
  const loaders = LANGUAGES.flatMap((language) => {
    const file = join(folder, `${language}.ts`);
    // A missing file fails when it is requested, and in the tests of the texts.
    if (!existsSync(file)) return [];
    return `${language}: async () => (await import(${JSON.stringify(file)})).${language},`;
  });
  return `${namespace}: {\n${loaders.join('\n')}\n},`;
}

/** Each file is a chunk of its own, so that a visitor loads only the needed texts of one language. */
function writeTexts(source: string): string {
  const loaders = [...findTextFolders(source)].map(([name, folder]) => loadersOf(name, folder));
  return `export const texts = {\n${loaders.join('\n')}\n};\n`;
}

interface Options {
  /** The folder of the application's modules and texts. */
  readonly source: string;
  /** The module that exports `loadTexts(namespaces)`. */
  readonly loader: string;
}

/** Returns the code in which every dynamic import also loads its texts; undefined if no import needs any. */
function withTexts(graph: TextGraph, file: string, code: string, loader: string) {
  let changed = code;
  // From the end, so that the remaining positions stay valid.
  for (const { start, end, from } of readModule(file, code).dynamicImports.toReversed()) {
    const target = graph.resolve(from, file);
    const names = target ? graph.namespacesOf(target) : [];
    if (names.length === 0) continue;
    const both = `[${code.slice(start, end)}, loadTextsBeside(${JSON.stringify(names)})]`;
    changed = `${changed.slice(0, start)}Promise.all(${both}).then(([module]) => module)${changed.slice(end)}`;
  }
  if (changed === code) return undefined;
  // Below the code, so that every line keeps its number.
  return `${changed}\nimport { loadTexts as loadTextsBeside } from ${JSON.stringify(loader)};\n`;
}

/**
 * A dynamic import of a screen or dialog also loads its texts, in one language. The namespaces are derived from
 * the code instead of being listed (decision 056).
 */
export function textsFollowImports({ source, loader }: Options): Plugin {
  const graph = createTextGraph(source);
  /** The result depends on other files, too. */
  const derived = new Set([TEXTS_ID]);
  return {
    name: 'texts-follow-imports',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:texts$/ }, handler: () => TEXTS_ID },
    load: { filter: { id: /^\0virtual:texts$/ }, handler: () => writeTexts(source) },
    transform: {
      filter: { id: /\.tsx?$/, code: /\bimport\(/ },
      handler(code, id) {
        if (!id.startsWith(`${source}/`)) return undefined;
        const changed = withTexts(graph, id, code, loader);
        if (changed === undefined) return undefined;
        derived.add(id);
        return { code: changed, map: null };
      },
    },
    // An open page loads missing texts by itself; after a reload all are found.
    hotUpdate({ file }) {
      graph.forget(file);
      const { moduleGraph } = this.environment;
      for (const id of derived) {
        const module = moduleGraph.getModuleById(id);
        if (module) moduleGraph.invalidateModule(module);
      }
    },
  };
}
