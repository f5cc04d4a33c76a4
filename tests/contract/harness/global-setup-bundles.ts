import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { BUNDLES_VARIABLE } from './environment.ts';
import { startFor } from './global-setup.ts';
import { makeBundles } from './make-bundles.ts';

/** Bundles every group as it is deployed, then starts the same engines as for the sources. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env[BUNDLES_VARIABLE];
  const dir = given ?? mkdtempSync(join(tmpdir(), 'bundles-'));
  if (!given) makeBundles(dir);
  const stop = await startFor(project, undefined, { [BUNDLES_VARIABLE]: dir });
  return async () => {
    await stop();
    if (!given) rmSync(dir, { recursive: true, force: true });
  };
}
