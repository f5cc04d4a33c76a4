import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownEnvironment } from '#infra/local/environment.ts';
import { layout } from '#infra/local/paths.ts';
import { loadSecrets } from '#infra/local/secrets.ts';
import { type LocalCloud, startLocalCloud } from '#infra/local/start-local-cloud.ts';
import { buildWeb } from '#infra/local/web/build-web.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#shared/people/accounts.ts';
import { ROLE } from '#shared/roles.ts';
import { ensureBrowser } from '#tests/runner/browser.ts';
import { measureCalls } from './measure-calls.ts';
import { measureCapacity } from './measure-capacity.ts';
import { measureCertificates } from './measure-certificates.ts';
import { measureCost } from './measure-cost.ts';
import { measureDocuments } from './measure-documents.ts';
import { measureEditor } from './measure-editor.ts';
import { measureFirstVisit } from './measure-first-visit.ts';
import { measureCalendar, measureFlat, measureLists } from './measure-flat-calls.ts';
import { measureForms } from './measure-forms.ts';
import { measureFunctions } from './measure-functions.ts';
import { measureHome } from './measure-home.ts';
import { measureKeeping } from './measure-keeping.ts';
import { measureMemory } from './measure-memory.ts';
import { measureNotices } from './measure-notices.ts';
import { measurePublishing } from './measure-publishing.ts';
import { measureScreens } from './measure-screens.ts';
import { measureShareDrawn } from './measure-share-drawn.ts';
import { measureTries } from './measure-tries.ts';
import { measureUpload } from './measure-upload.ts';
import { measureUsage } from './measure-usage.ts';
import { measureWeek } from './measure-week.ts';
import { measureWorks } from './measure-works.ts';
import { type Figure, keepFigures, printFigures } from './report.ts';

const figures: Figure[] = [];
/** The load before this run. */
const busy = loadavg();
const STUDENT = { account: DEMO_ACCOUNTS[ROLE.student] ?? '', password: DEMO_PASSWORD };
const TEACHER = { account: 'demo_teacher', password: DEMO_PASSWORD };

interface Running {
  readonly cloud: LocalCloud;
  readonly env: Readonly<Record<string, string>>;
}
type Measure = (running: Running) => Promise<Figure[]> | Figure[];

/** Parts that share one running system, ordered so that they affect each other least. */
const IN_CLOUD: Readonly<Record<string, Measure>> = {
  calls: ({ cloud, env }) => measureCalls(cloud, env),
  visit: async ({ cloud: { url } }) => measureFirstVisit(url, await ensureBrowser()),
  home: async ({ cloud: { url } }) => measureHome(url, await ensureBrowser()),
  editor: async ({ cloud: { url } }) => measureEditor(url, await ensureBrowser(), STUDENT),
  keeping: async ({ cloud: { url } }) =>
    measureKeeping(url, await ensureBrowser(), DEMO_ACCOUNTS[ROLE.student] ?? ''),
  share: async ({ cloud: { url } }) =>
    measureShareDrawn(url, await ensureBrowser(), DEMO_ACCOUNTS[ROLE.student] ?? ''),
  capacity: ({ env }) => measureCapacity(env),
  cost: ({ env }) => measureCost(env),
  lists: async ({ cloud: { url }, env }) => {
    const lists = await measureLists(env);
    return [...lists.figures, ...(await measureScreens(url, await ensureBrowser(), lists))];
  },
  calendar: async ({ cloud: { url }, env }) => {
    const calendar = await measureCalendar(env);
    return [...calendar.figures, ...(await measureWeek(url, await ensureBrowser(), calendar))];
  },
  'reports-documents': async ({ cloud: { url }, env }) =>
    measureDocuments(url, env, await ensureBrowser()),
  certificates: ({ env }) => measureCertificates(env),
  publishing: ({ cloud: { url }, env }) => measurePublishing(url, env),
  flat: ({ env }) => measureFlat(env),
  works: ({ cloud: { url }, env }) => measureWorks(url, env),
  usage: ({ env }) => measureUsage(env),
  forms: ({ env }) => measureForms(env),
  notices: ({ env }) => measureNotices(env),
};
const ALONE: Readonly<Record<string, () => Promise<Figure[]> | Figure[]>> = {
  functions: measureFunctions,
  memory: measureMemory,
  upload: async () => measureUpload(await ensureBrowser(), TEACHER),
  tries: async () => measureTries(await ensureBrowser()),
};
const PARTS = [...Object.keys(ALONE), ...Object.keys(IN_CLOUD)];

/** The requested parts; all when none is named. */
function chosenParts(asked: readonly string[]): readonly string[] {
  const unknown = asked.filter((name) => !PARTS.includes(name));
  if (unknown.length === 0) return asked.length > 0 ? asked : PARTS;
  console.error(`There is no part "${unknown.join(', ')}". Parts: ${PARTS.join(', ')}.`);
  process.exit(1);
}

async function step(name: string, measure: () => Promise<Figure[]> | Figure[]): Promise<void> {
  const began = performance.now();
  console.log(`${name} …`);
  figures.push(...(await measure()));
  console.log(`${name}: done in ${Math.round((performance.now() - began) / 1000)} s`);
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

async function measureCloud(dir: string, parts: readonly [string, Measure][]): Promise<void> {
  const say = () => undefined;
  const cloud = await startLocalCloud({ dir, seed: true, env: { NODE_ENV: 'production' }, say });
  try {
    const env = await childEnvironment(cloud);
    for (const [name, measure] of parts) await step(name, () => measure({ cloud, env }));
  } finally {
    await cloud.stop();
  }
}

/** The chosen ones of some parts, in their order. */
const chosenOf = <M>(parts: Readonly<Record<string, M>>, chosen: readonly string[]) =>
  Object.entries(parts).filter(([name]) => chosen.includes(name));

async function measureAll(chosen: readonly string[]): Promise<void> {
  await buildWeb(console.log);
  for (const [name, measure] of chosenOf(ALONE, chosen)) await step(name, measure);
  const inCloud = chosenOf(IN_CLOUD, chosen);
  if (inCloud.length === 0) return;
  const dir = await mkdtemp(join(tmpdir(), 'bench-cloud-'));
  try {
    await measureCloud(dir, inCloud);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/**
 * Measures the system on this machine and compares it with its limits: the named parts, or all. Answers whether every
 * limit is kept.
 */
export async function measureParts(asked: readonly string[]): Promise<boolean> {
  await measureAll(chosenParts(asked));
  printFigures(figures);
  const [load = 0] = busy;
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version, load };
  if (load > cpus().length)
    console.log(
      `\nThis machine was busy with other work (load ${load.toFixed(1)}): times are too long.`,
    );
  console.log(`\nKept in ${keepFigures(figures, machine)}`);
  const failed = figures.filter(({ limit }) => limit && !limit.kept);
  console.log(failed.length === 0 ? 'Every limit is kept.' : `${failed.length} limits are broken.`);
  return failed.length === 0;
}
