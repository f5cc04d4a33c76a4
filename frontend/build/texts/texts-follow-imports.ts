import { existsSync } from 'node:fs';
import { join } from 'node:path/posix';
import type { Plugin } from 'vite';
import { LANGUAGES } from '#shared/languages.ts';
import { readModule } from './read-module.ts';
import { findTextFolders } from './text-folders.ts';
import { createTextGraph, type TextGraph } from './text-graph.ts';

/** What the application imports; the zero tells Vite that it is no file. */
const TEXTS = 'virtual:texts';
const TEXTS_ID = `\0${TEXTS}`;

/** Namespaces whose texts are loaded together, by the name of their file. */
type Together = ReadonlyMap<string, readonly string[]>;

function loadersOf(namespace: string, folder: string, together: Together): string {
  const [part] = [...together].find(([, names]) => names.includes(namespace)) ?? [];
  const loaders = LANGUAGES.flatMap((language) => {
    const file = join(folder, `${language}.ts`);
    // A missing file fails when it is requested, and in the tests of the texts. Those of Taiwan are derived.
    if (language !== 'cht' && !existsSync(file)) return [];
    return part
      ? `${language}: async () => (await import('${TEXTS}/${part}-${language}')).${namespace},`
      : `${language}: async () => (await import(${JSON.stringify(file)})).${language},`;
  });
  return `${namespace}: {\n${loaders.join('\n')}\n},`;
}

/** A visitor loads only the needed texts of one language: each file is a chunk of its own, or goes with others. */
function writeTexts({ source, together }: Options): string {
  const loaders = [...findTextFolders(source)].map(([name, folder]) =>
    loadersOf(name, folder, together),
  );
  return `export const texts = {\n${loaders.join('\n')}\n};\n`;
}

/** The module of a name such as `home-zh`: the texts of that part in that language, by namespace. */
function writeTogether({ source, together }: Options, name: string): string {
  const [, part = '', language] = /^(.+)-(\w+)$/.exec(name) ?? [];
  const folders = findTextFolders(source);
  const lines = (together.get(part) ?? []).map((namespace) => {
    const file = JSON.stringify(join(folders.get(namespace) ?? '', `${language}.ts`));
    return `export { ${language} as ${namespace} } from ${file};\n`;
  });
  return lines.join('');
}

interface Options {
  readonly together: Together;
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
export function textsFollowImports(options: Options): Plugin {
  const { source, loader } = options;
  const graph = createTextGraph(source);
  /** The result depends on other files, too. */
  const derived = new Set([TEXTS_ID]);
  return {
    name: 'texts-follow-imports',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:texts(\/|$)/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:texts(\/|$)/ },
      handler: (id) =>
        id === TEXTS_ID
          ? writeTexts(options)
          : writeTogether(options, id.slice(TEXTS_ID.length + 1)),
    },
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
