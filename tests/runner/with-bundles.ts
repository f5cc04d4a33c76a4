import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFunctions } from '#infra/bundle-function.ts';
import { BUNDLES_VARIABLE } from '#tests/contract/harness/environment.ts';

/** The very files that would be deployed, made once for the tests that call them and those that look at them. */
export async function withBundles<T>(
  run: (env: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'classroom-bundles-'));
  try {
    bundleFunctions(dir);
    return await run({ [BUNDLES_VARIABLE]: dir });
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
