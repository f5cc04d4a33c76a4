import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { GROUPS } from '#shared/registry.ts';
import { BUNDLES_VARIABLE } from '#tests/contract/harness/environment.ts';
import { makeBundles } from '#tests/contract/harness/make-bundles.ts';
import { handlerOf } from '#tests/contract/harness/reach.ts';
import { inFolder } from './reports.ts';
import type { Checkout } from './results/checkout.ts';
import { hashOf } from './results/hash.ts';
import type { KeyOfNoted } from './results/test-files.ts';

const NAMES: readonly string[] = GROUPS.map(({ name }) => name);
const MAKER = 'tests/contract/harness/make-bundles.ts';
const NOTED = /^bundle (\w+)$/;

/** Of all files of a folder. */
function hashOfFolder(dir: string): string {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return hashOf(...files.flatMap((file) => [relative(dir, file), readFileSync(file)]));
}

/** The bytes of a group's bundle follow from what its handler reaches. */
const keyOf = ({ common, reach }: Checkout, group: string): string =>
  hashOf(common, reach.keyOf([handlerOf(group), MAKER]));

export interface Bundles {
  /** Of the bytes of a bundle, as tests note it. */
  readonly keyOfNoted: KeyOfNoted;
  /** With which tests find the bundles. */
  readonly makeEnv: () => Readonly<Record<string, string>>;
}

/** All groups as deployed, for all tests that use the bundles; bundled when one is asked for that is not known. */
export const withBundles = <T>(
  checkout: Checkout,
  run: (bundles: Bundles) => Promise<T>,
): Promise<T> =>
  inFolder('bundles', async (dir) => {
    const recalled = NAMES.map((group) =>
      checkout.memory.recall(`bundle ${group}`, keyOf(checkout, group)),
    );
    const hashes = new Map((await Promise.all(recalled)).map((hash, at) => [NAMES[at], hash]));
    let isMade = false;
    const makeEnv = () => {
      if (!isMade) makeBundles(dir);
      isMade = true;
      return { [BUNDLES_VARIABLE]: dir };
    };
    if ([...hashes.values()].includes(undefined)) {
      makeEnv();
      const isUnchanged = await checkout.isUnchanged();
      const note = async (group: string, hash: string) => {
        if (isUnchanged)
          await checkout.memory.note(`bundle ${group}`, keyOf(checkout, group), hash);
      };
      for (const group of NAMES) {
        const hash = hashOfFolder(join(dir, group));
        hashes.set(group, hash);
        await note(group, hash);
      }
    }
    const keyOfNoted: KeyOfNoted = (root) => hashes.get(NOTED.exec(root)?.[1] ?? '') ?? 'missing';
    return run({ keyOfNoted, makeEnv });
  });
