import { join } from 'node:path/posix';
import type { Rolldown } from 'vite';
import { ALWAYS_LOADED, createTextGraph } from './texts/text-graph.ts';

/** Code and texts that are loaded together. */
export interface Part {
  /** Of its files. */
  readonly name: string;
  /** It is what all of these need: each is a list of modules, relative to the source folder. */
  readonly neededBy: readonly (readonly string[])[];
  /** Libraries change more seldom than our own code: in a file of their own they stay in the caches of browsers. */
  readonly librariesApart: boolean;
}

/** All modules that these load statically. */
function closureOf(roots: readonly string[], context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

const isLibrary = (id: string): boolean => id.includes('/node_modules/');

/** The namespaces of texts that belong to each part; of several parts, to the first. */
export function textsOfParts(source: string, parts: readonly Part[]) {
  const graph = createTextGraph(source);
  const taken = new Set<string>();
  const together = new Map<string, readonly string[]>();
  for (const { name, neededBy } of parts) {
    const [first = [], ...others] = neededBy.map((modules) => [
      ALWAYS_LOADED,
      ...modules.flatMap((file) => graph.namespacesOf(join(source, file))),
    ]);
    const common = new Set(first.filter((each) => others.every((other) => other.includes(each))));
    together.set(
      name,
      [...common].filter((each) => !taken.has(each)),
    );
    for (const each of common) taken.add(each);
  }
  return together;
}

/** Says which modules are part of it. */
function createMembership(source: string, { neededBy }: Part) {
  let closures: readonly Set<string>[] | undefined;
  return (id: string, context: Rolldown.ChunkingContext): boolean => {
    closures ??= neededBy.map((modules) =>
      closureOf(
        modules.map((module) => join(source, module)),
        context,
      ),
    );
    return closures.every((closure) => closure.has(id));
  };
}

/**
 * Groups of modules that are needed at the same time: hundreds of small files cost more than what a page loads in
 * vain. A module of several parts belongs to the first.
 */
export function chunkGroups(source: string, parts: readonly Part[]): Rolldown.CodeSplittingGroup[] {
  return parts.flatMap((part) => {
    const isMember = createMembership(source, part);
    const group = (name: string, isWanted: (id: string) => boolean) => ({
      debugName: name,
      name: (id: string, context: Rolldown.ChunkingContext) =>
        isWanted(id) && isMember(id, context) ? name : null,
    });
    const all = group(part.name, () => true);
    // A group takes along what its modules need, so libraries come first.
    return part.librariesApart ? [group(`${part.name}-libraries`, isLibrary), all] : [all];
  });
}
