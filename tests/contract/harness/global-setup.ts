import { randomInt } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import type { DynamoDbEngine } from '#infra/local/engines/dynamodb.ts';
import { layout } from '#infra/local/paths.ts';
import { loadSecrets } from '#infra/local/secrets.ts';
import { startEngines } from '#infra/local/start-engines.ts';
import { DISTURB_CALLS_VARIABLE, DISTURB_VARIABLE } from './environment.ts';
import { PROJECT_VARIABLE } from './reach.ts';

export const setup = (project: TestProject) => startFor(project);

/** Projects of the matrices, whose calls are disturbed; in the others only laws are. */
const MATRICES = ['contract', 'bundles', 'amazon-calls'];

function disturbing({ name }: TestProject): Readonly<Record<string, string>> {
  const seed = process.env[DISTURB_VARIABLE] ?? String(randomInt(1_000_000));
  if (seed !== 'off')
    console.log(`${name}: the table is disturbed; ${DISTURB_VARIABLE}=${seed} plays it again.`);
  return {
    [DISTURB_VARIABLE]: seed,
    ...(MATRICES.includes(name) && { [DISTURB_CALLS_VARIABLE]: '1' }),
  };
}

/** Starts one set of engines for all test files of a project; each file creates its own schools. */
export async function startFor(
  project: TestProject,
  engine?: DynamoDbEngine,
  more: Readonly<Record<string, string>> = {},
): Promise<() => Promise<void>> {
  const engines = await startEngines(engine ? { engine } : {});
  const { tokenPrivateKey } = await loadSecrets(layout(engines.dir).secrets);
  project.provide('environment', {
    ...engines.env,
    TEST_TOKEN_KEY: tokenPrivateKey,
    // Without a gateway, uploads go to the store directly.
    UPLOADS_ENDPOINT: engines.endpoints.s3 ?? '',
    PROGRAMMING_PLATFORM_URL: 'https://programming.example/sign-in',
    [PROJECT_VARIABLE]: project.name,
    APP_VERSION: '1.2.3',
    APP_COMMIT: 'abcdef123456',
    APP_BUILT: '2026-01-01T00:00:00Z',
    ...disturbing(project),
    ...more,
  });
  return engines.stop;
}
