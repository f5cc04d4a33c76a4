import { ROLE } from '#shared/roles.ts';
import { storeGivenTo } from '#tests/factories/task.ts';
import { save, untilOpen } from '../harness/editor.ts';
import { enter } from '../harness/enter.ts';
import { untilLinked } from '../harness/hand-in-work.ts';
import { Device } from '../harness/play-with-work.ts';
import { ServerMemory } from '../harness/server-memory.ts';
import { LONG_TRY, test } from '../harness/test.ts';

/**
 * `npm test` plays the same few steps each time: both devices edit, one of them loses its network, edits on and is killed.
 * `npm run soak` plays hundreds of others. SEED repeats a run.
 */
const SHORT = { steps: 8, seed: 213_466 };
const STEPS = Number(process.env['STEPS'] ?? SHORT.steps);
const SEED =
  Number(process.env['SEED'] ?? (process.env['STEPS'] ? Math.random() * 1e9 : SHORT.seed)) | 0;
const MS_A_STEP = 20_000;
/** A step that takes longer hangs: the play ends, and tells what came before. */
const STEP_ENDS_MS = 180_000;

/** Numbers below 1 that are the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

// What was lost once is lost; but the same few steps may be slow on a busy machine.
if (process.env['STEPS']) test.describe.configure({ retries: 0 });

type Step = (device: Device) => Promise<unknown>;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function inTime(step: Promise<unknown>): Promise<void> {
  const hangs = wait(STEP_ENDS_MS).then(() => {
    throw new Error('a step hangs');
  });
  hangs.catch(() => undefined);
  await Promise.race([step, hangs]);
}

const editAndWait =
  (ms: number): Step =>
  async (device) => {
    await device.edit();
    await wait(ms);
  };

/** What a child, a browser and a network do, as often as they stand here. */
const STEPS_OF_LIFE: readonly Step[] = [
  editAndWait(0),
  editAndWait(600),
  editAndWait(2500),
  editAndWait(4000),
  editAndWait(4000),
  (device) => device.save(),
  (device) => device.kill(),
  (device) => device.close(),
  (device) => device.reload(),
  (device) => device.secondTab(),
  (device) => device.leave('back'),
  (device) => device.leave('browser'),
  (device) => device.signOut(),
  (device) => device.handIn(),
  (device) => device.handIn(),
  (device) => device.online(false),
  (device) => device.online(true),
  (device) => device.set({ store: 'full' }),
  (device) => device.set({ store: 'refused' }),
  (device) => device.set({ store: 'ok' }),
  (device) => device.set({ years: -1 }),
  (device) => device.set({ years: 1 }),
];

test(
  'whatever child, browser, device and network do, nothing older than two seconds is lost',
  LONG_TRY,
  async ({ browser, baseURL, page, newPerson, problems }, { annotations }) => {
    test.setTimeout(120_000 + STEPS * MS_A_STEP);
    // The devices are contexts of their own; this page only begins the project.
    problems.announce(/./);
    const child = await newPerson(ROLE.student);
    const { task } = await storeGivenTo(child, { kind: 'scratch' });
    await enter(page, child, `/scratch/new?task=${task.id}`);
    await untilOpen(page);
    const address = `/scratch/${await save(page)}`;
    await untilLinked(child, task.id);
    await page.goto('about:blank');

    const told: string[] = [`SEED=${SEED} STEPS=${STEPS}`];
    const began = Date.now();
    const log = (line: string) =>
      told.push(`${((Date.now() - began) / 1000).toFixed(1)} s ${line}`);
    const server = new ServerMemory(child);
    const shared = { browser, baseURL: baseURL ?? '', child, address, task: task.id };
    const devices = ['a', 'bb'].map((name) => new Device({ ...shared, server, name, log }));
    const random = randomOf(SEED);
    const draw = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
    let steps = 0;
    try {
      for (; steps < STEPS; steps += 1) {
        const device = draw(devices);
        await inTime(draw(STEPS_OF_LIFE)(device));
        await inTime(device.check());
      }
      for (const device of devices) await inTime(device.finish());
    } catch (error) {
      console.log(told.join('\n'));
      throw error;
    } finally {
      const edits = devices.reduce((sum, { made }) => sum + made, 0);
      annotations.push(
        { type: 'steps', description: String(steps) },
        { type: 'edits', description: String(edits) },
      );
    }
  },
);
