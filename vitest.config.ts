import { defineConfig } from 'vitest/config';
import { SlowFirst } from '#tests/runner/slow-first.ts';

const AMAZON = 'global-setup-amazon.ts';
const HARNESS = 'tests/contract/harness';

interface Project {
  readonly include: string[];
  readonly seconds: number;
  /** A module that starts the engines once for all files of the project. */
  readonly engines?: string;
}

const project = (name: string, { include, seconds, engines }: Project) => ({
  extends: true as const,
  test: {
    name,
    include,
    testTimeout: seconds * 1000,
    hookTimeout: seconds * 2000,
    ...(engines && {
      // Modules are loaded once for all files of a worker: each has schools of its own, and mocks nothing.
      isolate: false,
      globalSetup: [`${HARNESS}/${engines}`],
      setupFiles: [`${HARNESS}/setup-worker.ts`],
    }),
  },
});

/** The demo school is made by the code of the functions, in a table as theirs. */
const SEED_TESTS = 'infra/local/seed/*.test.ts';
const MATRICES = ['tests/contract/**/*.test.ts'];
/**
 * What speaks to the table itself runs against both DynamoDB engines; every call once, too, with the soak. Not the
 * capacity: DynamoDB Local reports too little for a transaction.
 */
const STORES = [
  'functions/platform/{disturbed-table,entity,table,text-search}.test.ts',
  'functions/**/{store,login-attempts,figures}.test.ts',
];
const EVERY_CALL = ['tests/contract/matrices/served.test.ts'];

export default defineConfig({
  test: {
    environment: 'node',
    env: { NODE_ENV: 'test', TZ: 'UTC' },
    maxWorkers: 2,
    sequence: { sequencer: SlowFirst },
    projects: [
      project('unit', {
        include: [
          '{shared,infra,frontend}/**/*.test.{ts,tsx}',
          `!${SEED_TESTS}`,
          'tests/{runner/**/,lint/,smoke/,soak/,}*.test.ts',
        ],
        seconds: 60,
      }),
      // Use-cases are tested through their real handler, against real tables; and so are known attacks on them.
      project('functions', {
        include: ['functions/**/*.test.ts', 'tests/attacks/**/*.test.ts', SEED_TESTS],
        seconds: 60,
        engines: 'global-setup.ts',
      }),
      project('contract', { include: MATRICES, seconds: 60, engines: 'global-setup.ts' }),
      // The same matrices against the very files that would be deployed.
      project('bundles', { include: MATRICES, seconds: 60, engines: 'global-setup-bundles.ts' }),
      // Against Amazon's own DynamoDB Local; skipped, and said so, where no Java is there to run it.
      project('amazon', { include: STORES, seconds: 60, engines: AMAZON }),
      project('amazon-calls', { include: EVERY_CALL, seconds: 60, engines: AMAZON }),
      project('infra', { include: ['tests/infra/**/*.test.ts'], seconds: 120 }),
    ],
  },
});
