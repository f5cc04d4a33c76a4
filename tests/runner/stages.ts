import { availableParallelism } from 'node:os';
import { buildWeb } from '#infra/local/web/build-web.ts';
import { ensureBrowser } from './browser.ts';
import { checkDependencies } from './check-dependencies.ts';
import { runSmoke } from './smoke-stage.ts';
import { PASSED, type Stage } from './stage.ts';
import { commandStage, runPlaywright, runVitest, withBundles } from './test-stages.ts';
import { checkTexts } from './texts/check-texts.ts';

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

/** One for each core, since each repeats some work of the others. */
const CHECKERS = String(Math.min(4, availableParallelism()));

/** Checks that take about a minute. */
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
  // The matrices test the bundles as deployed; in development the project `contract` runs them on sources.
  // One core synthesizes the stack while the other runs the calls.
  {
    name: 'contract and stack',
    run: () => withBundles((env) => runVitest(['bundles', 'amazon', 'infra'], { env })),
  },
  application,
  { name: 'smoke', needs: [APPLICATION], run: runSmoke },
  browser,
];
