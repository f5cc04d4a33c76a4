import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundleFunctions } from '#infra/bundle-function.ts';
import { BUNDLES_VARIABLE } from './environment.ts';
import { startFor } from './global-setup.ts';

/** Bundles every group as it is deployed, then starts the same engines as for the sources. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env[BUNDLES_VARIABLE];
  const dir = given ?? mkdtempSync(join(tmpdir(), 'bundles-'));
  if (!given) bundleFunctions(dir);
  const stop = await startFor(project, undefined, { [BUNDLES_VARIABLE]: dir });
  return async () => {
    await stop();
    if (!given) rmSync(dir, { recursive: true, force: true });
  };
}
