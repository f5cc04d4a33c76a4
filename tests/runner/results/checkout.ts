import { readFile } from 'node:fs/promises';
import { arch, platform, release } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../command.ts';
import { SCREENS_MODE } from '../projects.ts';
import { cacheFolder } from './cache-folder.ts';
import { hashOf } from './hash.ts';
import { Memory } from './memory.ts';
import { Reach } from './reach.ts';
import { readTree, type Tree } from './tree.ts';

/** What everything depends on: packages, settings, and what runs the tests. */
const SETTINGS = ['package.json', 'package-lock.json', 'tsconfig.json', '.npmrc'];
/** With which the same tests do more, or something else. */
const VARIABLES = [
  'ATTACK_ROUNDS',
  'CI',
  'JOURNEYS',
  'LANG',
  'LC_ALL',
  'NODE_OPTIONS',
  SCREENS_MODE,
  'STEPS',
  'TEST_BUNDLES',
  'TEST_GROUPS',
  'TZ',
];
const RUNNER = /^tests\/(?:run\.ts$|runner\/(?!.*\.test\.ts$).*\.ts$)|^vitest\.config\.ts$/;

/** Everything of a checkout that its results depend on, as it is at the beginning of a run. */
export interface Checkout {
  readonly tree: Tree;
  readonly reach: Reach;
  /** Part of every key. */
  readonly common: string;
  readonly memory: Memory;
  /** Whether the files are still the same: what has passed on edited ones would be remembered of others. */
  readonly isUnchanged: () => Promise<boolean>;
}

async function isSameTree(before: Tree, sources: string): Promise<boolean> {
  const now = await readTree(ROOT, sources);
  return (
    now.size === before.size && [...now].every(([path, { raw }]) => before.get(path)?.raw === raw)
  );
}

/** What every result depends on, given what npm has installed. */
export function commonKey(tree: Tree, installed: string, node = process.version): string {
  const settings = SETTINGS.flatMap((path) => [path, tree.get(path)?.raw ?? '']);
  const runner = [...tree].filter(([path]) => RUNNER.test(path));
  return hashOf(
    ...settings,
    ...runner.flatMap(([path, { meaning }]) => [path, meaning]),
    ...VARIABLES.flatMap((name) => [name, process.env[name] ?? '']),
    installed,
    node,
    platform(),
    arch(),
    release(),
  );
}

/** What is known of a source file depends on how it was read. */
const READERS = ['read-code.ts', 'tree.ts', 'hash.ts'].map((name) =>
  join(import.meta.dirname, name),
);

async function sourcesFile(installed: string): Promise<string> {
  const readers = await Promise.all(READERS.map((file) => readFile(file)));
  return cacheFolder(`results/sources-${hashOf(installed, ...readers)}.json`);
}

const readInstalled = (): Promise<string> =>
  readFile(join(ROOT, 'node_modules/.package-lock.json'), 'utf8').catch(() => '');

/** `ignores`: nothing of what is remembered counts. */
export async function openCheckout(ignores: boolean): Promise<Checkout> {
  const installed = await readInstalled();
  const sources = await sourcesFile(installed);
  const tree = await readTree(ROOT, sources);
  return {
    tree,
    reach: new Reach(tree),
    common: commonKey(tree, installed),
    memory: new Memory(cacheFolder('results'), ignores),
    isUnchanged: () => isSameTree(tree, sources),
  };
}
