import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { startLocalCloud } from '#infra/local/start-local-cloud.ts';

/** Where the demo school of a run is kept, filled or not yet. Without it each system fills its own. */
export const DEMO_VARIABLE = 'TEST_DEMO';

const HOUR_MS = 3_600_000;
/** The demo school lies around the moment at which it is made: after some hours other lessons would run. */
const STALE_MS = 2 * HOUR_MS;
const TIME_ZONE = 'Asia/Shanghai';

const dayAt = (moment: number): string =>
  new Date(moment).toLocaleDateString('en-CA', { timeZone: TIME_ZONE });

/** Made so short a time ago, and on the same day at the school, that it is as one that is made now. */
const isFresh = (made: number, now: number): boolean =>
  now - made < STALE_MS && dayAt(made) === dayAt(now);

/** Fills the folder by the code of the product, in a system of its own. */
async function fill(dir: string): Promise<void> {
  await mkdir(dirname(dir), { recursive: true });
  const unfinished = `${dir}.${process.pid}.part`;
  // Nobody opens a page of it: any folder is good.
  const cloud = await startLocalCloud({
    dir: unfinished,
    seed: true,
    webRoot: import.meta.dirname,
    say: () => undefined,
  });
  await cloud.stop();
  await rm(dir, { recursive: true, force: true });
  await rename(unfinished, dir);
}

/** The demo school of this run for a system to begin with; it is filled once for all of them. */
export async function demoStore(now = Date.now()): Promise<string | undefined> {
  const dir = process.env[DEMO_VARIABLE];
  if (!dir) return undefined;
  const made = existsSync(dir) ? (await stat(dir)).birthtimeMs : 0;
  if (!isFresh(made, now)) await fill(dir);
  return dir;
}

/** Removes those of other states of the code, and old ones. */
export async function pruneDemoStores(dir: string, now = Date.now()): Promise<void> {
  const folder = dirname(dir);
  for (const name of await readdir(folder).catch(() => [])) {
    const { birthtimeMs } = await stat(join(folder, name));
    if (name !== basename(dir) && !isFresh(birthtimeMs, now))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}
