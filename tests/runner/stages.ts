import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { canRun } from '#infra/local/engines/dynamodb.ts';
import { WEB_ROOT } from '#infra/local/paths.ts';
import { buildWeb, SOURCES_OF_WEB } from '#infra/local/web/build-web.ts';
import { ensureBrowser, versionOf } from './browser.ts';
import { withBundles } from './bundles.ts';
import { imports, lint, types } from './check-code.ts';
import { DEMO_VARIABLE, pruneDemoStores } from './demo-store.ts';
import { SCREENS } from './projects.ts';
import { cacheFolder } from './results/cache-folder.ts';
import { type Checkout, openCheckout } from './results/checkout.ts';
import { hashOf } from './results/hash.ts';
import { playChanged } from './run-journeys.ts';
import type { Stages } from './run-stages.ts';
import { runSmoke } from './smoke-stage.ts';
import { PASSED, type Stage } from './stage.ts';
import { rememberedStage, runChanged } from './test-stages.ts';

const APPLICATION = 'application';
const SOURCES = SOURCES_OF_WEB.flatMap((path) => [path, `${path}/**`]);

const keyOfSources = ({ common, reach }: Checkout): string =>
  hashOf(common, reach.keyOfFiles(SOURCES));

/** Of all files of the built application. */
async function hashOfBuilt(): Promise<string> {
  const entries = await readdir(WEB_ROOT, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  return hashOf(...files.flatMap((file, at) => [relative(WEB_ROOT, file), contents[at] ?? '']));
}

async function build(checkout: Checkout): Promise<string> {
  const built = await buildWeb(console.log);
  console.log(built ? 'Built within its budget.' : 'Built before from the same sources.');
  const hash = await hashOfBuilt();
  if (await checkout.isUnchanged())
    await checkout.memory.note(APPLICATION, keyOfSources(checkout), hash);
  return hash;
}

/** What is built of these sources; built if that is not known. */
const builtHash = async (checkout: Checkout): Promise<string> =>
  (await checkout.memory.recall(APPLICATION, keyOfSources(checkout))) ?? build(checkout);

const application = (checkout: Checkout): Stage =>
  rememberedStage(
    checkout,
    {
      name: APPLICATION,
      run: async () => {
        await build(checkout);
        return PASSED;
      },
    },
    () => keyOfSources(checkout),
  );

const smoke = (checkout: Checkout): Stage => {
  const { common, reach } = checkout;
  const stage: Stage = {
    name: 'smoke',
    needs: [APPLICATION],
    run: async () => {
      await buildWeb(console.log);
      return runSmoke();
    },
  };
  return rememberedStage(checkout, stage, async () =>
    hashOf(common, await builtHash(checkout), reach.keyOf(['tests/runner/smoke-stage.ts'])),
  );
};

const screens = (checkout: Checkout): Stage => ({
  name: 'screens',
  run: async () => {
    const browser = await ensureBrowser();
    const common = hashOf(checkout.common, browser, versionOf(browser));
    const settings = SCREENS.inBrowser?.settings ?? '';
    return runChanged({ ...checkout, common }, [SCREENS.name], { settings });
  },
});

const browser = (checkout: Checkout): Stage => ({
  name: 'browser',
  needs: [APPLICATION],
  run: async () => playChanged(checkout, await ensureBrowser(), await builtHash(checkout)),
});

/** Where the demo school that this code makes is kept; what starts a system in tests copies it. */
const demoFolder = ({ common, reach }: Checkout): string =>
  cacheFolder(join('demo', hashOf(common, reach.keyOf(['infra/local/start-local-cloud.ts']))));

/** Tests of code, the fastest checks first. */
async function open(ignores: boolean) {
  const checkout = await openCheckout(ignores);
  const demo = demoFolder(checkout);
  process.env[DEMO_VARIABLE] = demo;
  const quick = [lint(checkout), types(checkout, ignores)];
  const unit: Stage = { name: 'unit', run: () => runChanged(checkout, ['unit', 'functions']) };
  const done = async () => {
    await checkout.memory.prune();
    await pruneDemoStores(demo);
  };
  return { checkout, quick, unit, done };
}

/** Against Amazon's own engine, where Java is there to run it. */
function amazon(): readonly string[] {
  if (canRun('dynamodb-local')) return ['amazon'];
  console.log('Left out: the stores against DynamoDB Local, as there is no Java on this machine.');
  return [];
}

/** What needs neither a browser nor a build. */
export async function quickStages(ignores: boolean): Promise<Stages> {
  const { checkout, quick, unit, done } = await open(ignores);
  return { stages: [...quick, imports(checkout), unit], done };
}

/** `ignores`: also what has passed before with the same content. */
export async function allStages(ignores: boolean): Promise<Stages> {
  const { checkout, quick, unit, done } = await open(ignores);
  const stages = [
    ...quick,
    [application(checkout), ...imports(checkout)],
    unit,
    screens(checkout),
    // The matrices test the bundles as deployed; in development the project `contract` runs them on sources.
    // One core synthesizes the stack while the other runs the calls.
    {
      name: 'contract and stack',
      run: () =>
        withBundles(checkout, (bundles) =>
          runChanged(checkout, ['bundles', ...amazon(), 'infra'], bundles),
        ),
    },
    smoke(checkout),
    browser(checkout),
  ];
  return { stages, done };
}
