import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownEnvironment } from '#infra/local/environment.ts';
import { layout } from '#infra/local/paths.ts';
import { loadSecrets } from '#infra/local/secrets.ts';
import { type LocalCloud, startLocalCloud } from '#infra/local/start-local-cloud.ts';
import { buildWeb } from '#infra/local/web/build-web.ts';
import { ensureBrowser } from '#tests/runner/browser.ts';
import { measureCalendar } from './measure-calendar.ts';
import { measureCalls } from './measure-calls.ts';
import { measureCapacity } from './measure-capacity.ts';
import { measureEditor } from './measure-editor.ts';
import { measureFirstVisit } from './measure-first-visit.ts';
import { measureFunctions } from './measure-functions.ts';
import { measureLists } from './measure-lists.ts';
import { measureScreens } from './measure-screens.ts';
import { measureWeek } from './measure-week.ts';
import { type Figure, keepFigures, printFigures } from './report.ts';

/** `npm run bench`: measures the system on this machine and holds it to its limits. */
const figures: Figure[] = [];
/** Before this run adds its own. */
const busy = loadavg();

async function step(what: string, measure: () => Promise<Figure[]> | Figure[]): Promise<void> {
  const began = performance.now();
  console.log(`${what} …`);
  figures.push(...(await measure()));
  console.log(`${what}: done in ${Math.round((performance.now() - began) / 1000)} s`);
}

async function childEnvironment(cloud: LocalCloud): Promise<Record<string, string>> {
  const { tokenPrivateKey } = await loadSecrets(layout(cloud.engines.dir).secrets);
  return {
    ...ownEnvironment(),
    ...cloud.env,
    NODE_ENV: 'production',
    TEST_TOKEN_KEY: tokenPrivateKey,
  };
}

async function measureCloud(dir: string): Promise<void> {
  const say = () => undefined;
  const cloud = await startLocalCloud({ dir, seed: true, env: { NODE_ENV: 'production' }, say });
  try {
    const env = await childEnvironment(cloud);
    await step('Calls over HTTP', () => measureCalls(cloud, env));
    await step('First visit', async () => measureFirstVisit(cloud.url, await ensureBrowser()));
    await step('Scratch editor', async () =>
      measureEditor(cloud.url, await ensureBrowser(), {
        account: 'demo_teacher',
        password: 'demo123456',
      }),
    );
    await step('Capacity', () => measureCapacity(env));
    const lists = await measureLists(env);
    await step('Lists', () => lists.figures);
    const calendar = await measureCalendar(env);
    await step('Calendar', () => calendar.figures);
    await step('Week', async () => measureWeek(cloud.url, await ensureBrowser(), calendar));
    await step('Screens', async () => measureScreens(cloud.url, await ensureBrowser(), lists));
  } finally {
    await cloud.stop();
  }
}

await buildWeb(console.log);
await step('Functions', measureFunctions);
const dir = await mkdtemp(join(tmpdir(), 'bench-cloud-'));
try {
  await measureCloud(dir);
} finally {
  await rm(dir, { recursive: true, force: true });
}
printFigures(figures);
const [load = 0] = busy;
const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version, load };
if (load > cpus().length) {
  console.log(
    `\nThis machine was busy with other work (load ${load.toFixed(1)}): times are too long.`,
  );
}
console.log(`\nKept in ${keepFigures(figures, machine)}`);
const failed = figures.filter(({ limit }) => limit && !limit.kept);
console.log(failed.length === 0 ? 'Every limit is kept.' : `${failed.length} limits are broken.`);
process.exit(failed.length === 0 ? 0 : 1);
