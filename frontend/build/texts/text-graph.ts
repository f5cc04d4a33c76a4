import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { readModule, type SourceModule } from './read-module.ts';

/** The namespace that is loaded before the first render. */
export const ALWAYS_LOADED = 'common';
/** How a module of the application is named from anywhere, see `imports` of package.json. */
const ALIAS = '#frontend/src/';

/** The texts that the application's modules use, by the import graph. */
export interface TextGraph {
  /** The file that an import names, unless it is none of the application's modules. */
  readonly resolve: (from: string, importer: string) => string | undefined;
  /** The namespaces to load with a module: its own, and those of its imports. */
  readonly namespacesOf: (file: string) => readonly string[];
  /** A file has changed. */
  readonly forget: (file: string) => void;
}

/** The graph of the modules below a source folder, read as it is asked for. */
export function createTextGraph(source: string): TextGraph {
  const modules = new Map<string, SourceModule>();

  function read(file: string): SourceModule {
    const module = modules.get(file) ?? readModule(file, readFileSync(file, 'utf8'));
    modules.set(file, module);
    return module;
  }

  function resolve(from: string, importer: string): string | undefined {
    if (!/\.tsx?$/.test(from)) return undefined;
    const file = from.startsWith(ALIAS)
      ? join(source, from.slice(ALIAS.length))
      : join(dirname(importer), from);
    return file.startsWith(`${source}/`) && existsSync(file) ? file : undefined;
  }

  function addWithImports(file: string, found: Set<string>): void {
    if (found.has(file)) return;
    found.add(file);
    for (const from of read(file).imports) {
      const imported = resolve(from, file);
      if (imported) addWithImports(imported, found);
    }
  }

  function namespacesOf(file: string): string[] {
    const loaded = new Set<string>();
    addWithImports(file, loaded);
    const drawn = new Set([...loaded].flatMap((module) => [...read(module).draws]));
    drawn.delete(ALWAYS_LOADED);
    return [...drawn].toSorted();
  }

  return { resolve, namespacesOf, forget: (file) => modules.delete(file) };
}
