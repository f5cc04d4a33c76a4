import { copyFile, mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT, runCommand } from './command.ts';
import { cacheFolder } from './results/cache-folder.ts';
import type { Checkout } from './results/checkout.ts';
import { hashOf } from './results/hash.ts';
import { FAILED, PASSED, type Stage } from './stage.ts';
import { commandStage, rememberedStage } from './test-stages.ts';
import { checkTexts } from './texts/check-texts.ts';

const LINTED = /\.(?:[cm]?[jt]sx?|jsonc?|css|html|grit)$/;
const LINT_RULES = ['biome.json', '.gitignore', '.editorconfig', 'tests/lint/*.grit'];

/** Each file by itself: no rule looks at two of them. */
export const lint = ({ tree, reach, common, memory, isUnchanged }: Checkout): Stage => ({
  name: 'lint',
  run: async () => {
    const rules = hashOf(common, reach.keyOfFiles(LINT_RULES));
    const known = new Set((await memory.recall('linted', rules))?.split(' '));
    const files = [...tree].filter(([path]) => LINTED.test(path));
    const now = new Map(files.map(([path, { raw }]) => [path, hashOf(path, raw)]));
    const changed = [...now].filter(([, hash]) => !known.has(hash)).map(([path]) => path);
    if (changed.length === 0) return { ...PASSED, remembered: 1 };
    const some = known.size > 0 ? ['--no-errors-on-unmatched', ...changed] : ['.'];
    if ((await runCommand('biome', ['check', '--error-on-warnings', ...some])) !== 0) return FAILED;
    if (await isUnchanged()) await memory.note('linted', rules, [...now.values()].join(' '));
    return PASSED;
  },
});

const TYPED = ['**/*.{ts,tsx,json}'];
/** What the compiler knows of the files that it has checked, by their content; its paths begin beside the checkout. */
const BUILD_INFO = '.local/types.tsbuildinfo';
/** One for each core, since each repeats some work of the others. */
const CHECKERS = String(Math.min(4, availableParallelism()));

export function types(checkout: Checkout, ignores: boolean): Stage {
  const own = join(ROOT, BUILD_INFO);
  const shared = cacheFolder('types.tsbuildinfo');
  const options = ['-p', '.', '--incremental', '--tsBuildInfoFile', BUILD_INFO];
  const check = commandStage('types', 'tsc', [...options, '--checkers', CHECKERS]);
  const stage: Stage = {
    name: check.name,
    run: async () => {
      await mkdir(dirname(own), { recursive: true });
      await mkdir(dirname(shared), { recursive: true });
      if (ignores) await rm(own, { force: true });
      else await copyFile(shared, own).catch(() => undefined);
      const counts = await check.run();
      if (counts.failed === 0) await copyFile(own, shared);
      return counts;
    },
  };
  return rememberedStage(checkout, stage, () =>
    hashOf(checkout.common, checkout.reach.keyOfFiles(TYPED)),
  );
}

const EVERYTHING = ['**'];

/** Each keeps about one core busy. */
export function imports(checkout: Checkout): readonly Stage[] {
  const { reach, common } = checkout;
  const ofWords = (...patterns: string[]) => hashOf(common, reach.keyOfFiles(patterns, 'words'));
  return [
    rememberedStage(checkout, commandStage('unused', 'knip', ['--no-progress']), () =>
      ofWords(...EVERYTHING),
    ),
    rememberedStage(
      checkout,
      commandStage('dependencies', 'node', ['tests/runner/check-dependencies.ts']),
      () =>
        hashOf(
          common,
          reach.keyOfFiles(EVERYTHING, 'links'),
          reach.keyOfFiles(['.dependency-cruiser.mjs']),
        ),
    ),
    rememberedStage(checkout, { name: 'texts', run: checkTexts }, () =>
      ofWords('{frontend,functions,shared}/**', 'tests/runner/texts/**'),
    ),
  ];
}
