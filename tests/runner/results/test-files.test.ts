import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GROUPS } from '#shared/registry.ts';
import type { Noted } from '#tests/contract/harness/reach.ts';
import { ROOT } from '../command.ts';
import type { Checkout } from './checkout.ts';
import { Memory } from './memory.ts';
import { Reach } from './reach.ts';
import { countRemembered, planTests, rememberTests } from './test-files.ts';
import type { Tree } from './tree.ts';

const file = { raw: '1', meaning: '1', words: '1', links: '1', imports: [], isReader: false };
const PLAIN = 'functions/tasks/tasks.test.ts';
const MATRIX = 'tests/contract/matrices/roles.test.ts';
const TREE: Tree = new Map([
  [PLAIN, file],
  [MATRIX, file],
]);
/** Titles as the matrices have them: a call of each of two groups, and one of none. */
const TITLES = ['roles task/add refuses', 'roles equipment/lend refuses', 'others'];

let folder: string;
let checkout: Checkout;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'classroom-units-'));
  checkout = {
    tree: TREE,
    reach: new Reach(TREE),
    common: 'common',
    memory: new Memory(join(folder, 'memory')),
    isUnchanged: async () => true,
  };
});
afterEach(() => rm(folder, { recursive: true }));

const NOW: Readonly<Record<string, string>> = { tasks: '1', equipment: '1' };
const keysOf =
  (states: Readonly<Record<string, string>> = NOW) =>
  (root: string) =>
    states[root.replace('bundle ', '')] ?? '';

const noteFor = (project: string, path: string, noted: Noted) =>
  writeFile(
    join(folder, `${encodeURIComponent(`${project} ${join(ROOT, path)}`)}.json`),
    JSON.stringify(noted),
  );

/** Runs the matrix once: each group has reached its own bundle. */
async function runMatrix(): Promise<void> {
  const noted = { tasks: ['bundle tasks'], equipment: ['bundle equipment'] };
  await noteFor('bundles', MATRIX, noted);
  const plan = await planTests(checkout, ['bundles'], keysOf());
  const passed = [{ file: MATRIX, titles: TITLES }];
  await rememberTests(checkout, plan, passed, folder, keysOf());
}

it('everything runs where nothing is known', async () => {
  const plan = await planTests(checkout, ['bundles'], keysOf());
  expect(plan.files).toEqual([MATRIX]);
  expect(plan.groups.size).toBe(GROUPS.length);
  expect(countRemembered(plan)).toBe(0);
});

it('nothing of a matrix runs while all bundles are the same', async () => {
  await runMatrix();
  const plan = await planTests(checkout, ['bundles'], keysOf());
  expect(plan.files).toEqual([]);
  expect(countRemembered(plan)).toBe(TITLES.length);
});

it('only the group runs whose bundle has changed', async () => {
  await runMatrix();
  const plan = await planTests(checkout, ['bundles'], keysOf({ ...NOW, equipment: '2' }));
  expect(plan.files).toEqual([MATRIX]);
  expect([...plan.groups]).toEqual(['equipment']);
  // That of the other group; the third runs with the file.
  expect(countRemembered(plan)).toBe(1);
});

it('all groups run after a change of the file itself', async () => {
  await runMatrix();
  const tree: Tree = new Map([...TREE, [MATRIX, { ...file, meaning: '2' }]]);
  const edited = { ...checkout, tree, reach: new Reach(tree) };
  const plan = await planTests(edited, ['bundles'], keysOf());
  expect(plan.groups.size).toBe(GROUPS.length);
});

const runPlain = async (noted?: Noted) => {
  if (noted) await noteFor('functions', PLAIN, noted);
  const plan = await planTests(checkout, ['functions'], keysOf());
  await rememberTests(checkout, plan, [{ file: PLAIN, titles: ['a', 'b'] }], folder, keysOf());
};

it('a file runs again when a handler has changed that it called', async () => {
  await runPlain({ '': ['bundle tasks'] });
  expect((await planTests(checkout, ['functions'], keysOf())).files).toEqual([]);
  const another = keysOf({ ...NOW, equipment: '2' });
  expect((await planTests(checkout, ['functions'], another)).files).toEqual([]);
  const own = keysOf({ ...NOW, tasks: '2' });
  expect((await planTests(checkout, ['functions'], own)).files).toEqual([PLAIN]);
});

it('a file that has not noted what it reached is not remembered', async () => {
  await runPlain();
  expect((await planTests(checkout, ['functions'], keysOf())).files).toEqual([PLAIN]);
});

it('what ran while somebody edited the files is not remembered', async () => {
  checkout = { ...checkout, isUnchanged: async () => false };
  await runPlain({ '': [] });
  expect((await planTests(checkout, ['functions'], keysOf())).files).toEqual([PLAIN]);
});

it('a file that failed, or skipped a test, is not remembered', async () => {
  await noteFor('functions', PLAIN, {});
  const plan = await planTests(checkout, ['functions'], keysOf());
  await rememberTests(checkout, plan, [], folder, keysOf());
  expect((await planTests(checkout, ['functions'], keysOf())).files).toEqual([PLAIN]);
});
