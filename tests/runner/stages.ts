import { availableParallelism } from 'node:os';
import { buildWeb } from '#infra/local/web/build-web.ts';
import { ensureBrowser } from './browser.ts';
import { checkDependencies } from './check-dependencies.ts';
import { PASSED, type Stage } from './stage.ts';
import { commandStage, runPlaywright, runVitest } from './test-stages.ts';
import { checkTexts } from './texts/check-texts.ts';
import { withBundles } from './with-bundles.ts';

const APPLICATION = 'application';

const application: Stage = {
  name: APPLICATION,
  run: async () => {
    const built = await buildWeb(console.log);
    console.log(built ? 'Built within its budget.' : 'Built before from the same sources.');
    return PASSED;
  },
};

const browser: Stage = {
  name: 'browser',
  needs: [APPLICATION],
  run: async () => runPlaywright(await ensureBrowser()),
};

/** As many as there are cores: each of them works out for itself what the others know already. */
const CHECKERS = String(Math.min(4, availableParallelism()));

/** What a change must pass within a minute. */
export const QUICK_STAGES: readonly Stage[] = [
  commandStage('lint', 'biome', ['check', '--error-on-warnings', '.']),
  commandStage('types', 'tsc', ['-p', '.', '--checkers', CHECKERS]),
  { name: 'dependencies', run: checkDependencies },
  commandStage('unused', 'knip', ['--no-progress']),
  { name: 'texts', run: checkTexts },
  { name: 'unit', run: () => runVitest(['unit', 'functions']) },
];

export const ALL_STAGES: readonly Stage[] = [
  ...QUICK_STAGES,
  // The matrices meet the very files that would be deployed; while developing, `contract` runs them on sources.
  // The stack is composed by one core while the other is at the calls.
  {
    name: 'contract and stack',
    run: () => withBundles((env) => runVitest(['bundles', 'amazon', 'infra'], env)),
  },
  application,
  browser,
];
