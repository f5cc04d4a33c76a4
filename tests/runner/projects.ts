import { isLike } from './results/glob.ts';

const HARNESS = 'tests/contract/harness';
const SETUP_WORKER = `${HARNESS}/setup-worker.ts`;

interface ProjectOptions {
  readonly include: readonly string[];
  readonly seconds: number;
  /** A module of the harness that starts the engines once for all files of the project. */
  readonly engines?: string;
}

export interface Project {
  readonly name: string;
  /** Patterns; those with `!` take away. */
  readonly include: readonly string[];
  readonly seconds: number;
  /** What runs before the files: once, and in each worker. */
  readonly before?: { readonly once: string; readonly inWorker: string };
  /** One that runs in a browser has settings of its own, with the plugins of the application, and notes which groups its tests call. */
  readonly inBrowser?: { readonly once: string; readonly settings: string };
}

const project = (name: string, { include, seconds, engines }: ProjectOptions): Project => ({
  name,
  include,
  seconds,
  ...(engines && { before: { once: `${HARNESS}/${engines}`, inWorker: SETUP_WORKER } }),
});

const AMAZON = 'global-setup-amazon.ts';
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

export const PROJECTS: readonly Project[] = [
  project('unit', {
    include: [
      '{shared,infra,frontend}/**/*.test.{ts,tsx}',
      `!${SEED_TESTS}`,
      '!**/*.screen.test.{ts,tsx}',
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
];

/** Names the build of the application that the screens have: production, unless it says development. */
export const SCREENS_MODE = 'SCREENS_MODE';

/** Every screen in a browser, against the real handlers. */
export const SCREENS: Project = {
  name: 'screens',
  include: ['tests/screens/*.test.ts', 'frontend/src/**/*.screen.test.{ts,tsx}'],
  seconds: 60,
  inBrowser: {
    once: 'tests/screens/harness/global-setup.ts',
    settings: 'tests/screens/vitest.config.ts',
  },
};

export const ALL_PROJECTS: readonly Project[] = [...PROJECTS, SCREENS];

/** Tests that make every call, too, in one go. */
const OF_ALL_CALLS = ['tests/attacks/foreign-ids.test.ts'];

/** Whether what a file tests is told apart by groups of calls, see `harness/tested.ts`. */
export const isMatrix = (file: string): boolean =>
  [...MATRICES, ...OF_ALL_CALLS].some((pattern) => isLike(file, pattern));

/** Whether a file is one of a project's. */
export function isOf({ include }: Project, file: string): boolean {
  const matches = (patterns: readonly string[]) =>
    patterns.some((pattern) => isLike(file, pattern));
  const without = include.filter((pattern) => pattern.startsWith('!'));
  return (
    matches(include.filter((pattern) => !pattern.startsWith('!'))) &&
    !matches(without.map((pattern) => pattern.slice(1)))
  );
}
