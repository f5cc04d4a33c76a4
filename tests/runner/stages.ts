import { availableParallelism } from 'node:os';
import { buildWeb } from '#infra/local/web/build-web.ts';
import { ensureBrowser } from './browser.ts';
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

const lint = commandStage('lint', 'biome', ['check', '--error-on-warnings', '.']);
const types = commandStage('types', 'tsc', ['-p', '.', '--checkers', CHECKERS]);
/** Each of them, and the build, keeps about one core busy. */
const imports: readonly Stage[] = [
  commandStage('unused', 'knip', ['--no-progress']),
  commandStage('dependencies', 'node', ['tests/runner/check-dependencies.ts']),
  { name: 'texts', run: checkTexts },
];
const unit: Stage = { name: 'unit', run: () => runVitest(['unit', 'functions']) };

export const QUICK_STAGES = [lint, types, imports, unit];

export const ALL_STAGES = [
  lint,
  types,
  [application, ...imports],
  unit,
  // The matrices test the bundles as deployed; in development the project `contract` runs them on sources.
  // One core synthesizes the stack while the other runs the calls.
  {
    name: 'contract and stack',
    run: () => withBundles((env) => runVitest(['bundles', 'amazon', 'infra'], { env })),
  },
  { name: 'smoke', needs: [APPLICATION], run: runSmoke },
  browser,
];
