import { posix } from 'node:path';
import { handlerOf } from '#tests/contract/harness/reach.ts';
import { beyondOf } from './beyond-imports.ts';
import { isLike } from './glob.ts';
import { hashOf } from './hash.ts';
import type { File, Tree } from './tree.ts';

/** Aliases of package.json: `#shared/days.ts` is `shared/days.ts`. */
const ALIAS = /^#(?=\w)/;

/** Loads the handlers of all groups, of which a test may call a few. */
const ROUTES = 'infra/local/gateway/routes.ts';

const isGlob = (path: string): boolean => /[*{]/.test(path);

/** The path that an import means; undefined for packages and what the bundler makes. */
function targetOf(from: string, specifier: string): string | undefined {
  const [bare = ''] = specifier.split('?');
  if (ALIAS.test(bare)) return bare.replace(ALIAS, '');
  if (/^\.\.?\//.test(bare)) return posix.join(posix.dirname(from), bare);
  return undefined;
}

interface Edges {
  /** Files whose code is run. */
  readonly modules: readonly string[];
  /** Files whose bytes are read. */
  readonly bytes: readonly string[];
  /** Files whose names are looked at. */
  readonly names: readonly string[];
}

/** What a file reaches at once. */
type EdgesOf = (path: string, file: File) => Edges | 'everything';

function makeEdges(tree: Tree, unfollowed: readonly string[]): EdgesOf {
  const paths = [...tree.keys()];
  const expand = (pattern: string): readonly string[] =>
    isGlob(pattern) ? paths.filter((path) => isLike(path, pattern)) : [pattern];
  return (path, { imports, isReader }) => {
    const beyond = beyondOf(path);
    if (isReader && !beyond) return 'everything';
    const { starts = [], reads = [], lists = [], isNoted, isWhole } = beyond ?? {};
    const isFollowed = !isNoted && !unfollowed.includes(path);
    const imported = (isWhole ? [] : imports)
      .map((specifier) => targetOf(path, specifier))
      .filter((each) => each !== undefined)
      .filter((each) => isFollowed || !isGlob(each));
    return {
      modules: [...imported, ...starts].flatMap(expand),
      bytes: reads.flatMap(expand),
      names: lists.flatMap(expand),
    };
  };
}

/** Answers keys for what can be reached from files of a checkout. */
export class Reach {
  readonly #tree: Tree;
  readonly #edgesOf: EdgesOf;
  readonly #edges = new Map<string, Edges | 'everything'>();
  readonly #everything: string;
  #ofCallers: Reach | undefined;

  /** `unfollowed` are files that load others by a pattern, of which the caller knows which they are. */
  constructor(tree: Tree, unfollowed: readonly string[] = []) {
    this.#tree = tree;
    this.#edgesOf = makeEdges(tree, unfollowed);
    this.#everything = hashOf(...[...tree].flatMap(([path, { raw }]) => [path, raw]));
  }

  /** The same for tests that note which groups they call of a system that is started for all of them. */
  get ofCallers(): Reach {
    this.#ofCallers ??= new Reach(this.#tree, [ROUTES]);
    return this.#ofCallers;
  }

  #edgesFrom(path: string): Edges | 'everything' {
    const known = this.#edges.get(path);
    if (known) return known;
    const file = this.#tree.get(path);
    const found = file ? this.#edgesOf(path, file) : { modules: [], bytes: [], names: [] };
    this.#edges.set(path, found);
    return found;
  }

  /** All handlers that a system loads, for tests that call few of them: they break it if they cannot be loaded. */
  #loadedOnly(): ReadonlyMap<string, string> {
    const { modules } = this.#edgesFrom(ROUTES) as Edges;
    const files = this.filesFrom(modules)?.keys() ?? [];
    return new Map(
      [...files].map((path) => [`${path} by its imports`, this.#tree.get(path)?.links ?? '']),
    );
  }

  /** The files that can be reached, each with what counts of it; undefined when that is the whole checkout. */
  filesFrom(roots: readonly string[]): ReadonlyMap<string, string> | undefined {
    const found = new Map<string, string>();
    const seen = new Set<string>();
    const calls = roots.map((root) => beyondOf(root)?.calls).find(Boolean);
    if (calls) seen.add(ROUTES);
    const left = [...roots, ...(calls ?? []).map(handlerOf)];
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const edges = this.#edgesFrom(path);
      if (edges === 'everything') return undefined;
      // One that is missing counts too: it may come.
      found.set(path, this.#tree.get(path)?.meaning ?? 'missing');
      for (const read of edges.bytes)
        found.set(`${read} as it is`, this.#tree.get(read)?.raw ?? 'missing');
      for (const name of edges.names) found.set(`${name} by its name`, '');
      left.push(...edges.modules);
    }
    return calls ? new Map([...found, ...this.#loadedOnly()]) : found;
  }

  /** Changes when anything changes that these files can reach. */
  keyOf(roots: readonly string[]): string {
    const files = this.filesFrom(roots);
    if (!files) return this.#everything;
    return hashOf(...[...files].toSorted(([a], [b]) => (a < b ? -1 : 1)).flat());
  }

  /** Of files whatever they import: of their bytes, or of another part of what is known of them. */
  keyOfFiles(patterns: readonly string[], part: 'raw' | 'words' | 'links' = 'raw'): string {
    const files = [...this.#tree].filter(([path]) =>
      patterns.some((pattern) => isLike(path, pattern)),
    );
    return hashOf(...files.flatMap(([path, file]) => [path, file[part]]));
  }
}
