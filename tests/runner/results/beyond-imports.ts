import { isLike } from './glob.ts';

/** What a file reaches that no import names; paths from the root of the checkout, with globs. */
export interface Beyond {
  /** Modules that it starts as a process, a thread or a bundle. */
  readonly starts?: readonly string[];
  /** Files whose bytes it reads, beside those of temporary folders, packages and the system. */
  readonly reads?: readonly string[];
  /** Files of which only the names count. */
  readonly lists?: readonly string[];
  /** Groups that a test calls in a system that it starts: of the handlers of others only counts what they import. */
  readonly calls?: readonly string[];
  /** It says itself what it loads (`tests/contract/harness/reach.ts`), so that its globs are not followed. */
  readonly isNoted?: true;
  /** All that it reaches is said here: what it imports is not followed. */
  readonly isWhole?: true;
}

const NOTHING: Beyond = {};
/** What the application is made of, with its build. */
const OF_WEB: Beyond = { reads: ['frontend/**', 'shared/**', 'functions/domain/shell/**'] };

/**
 * Of each file that reads files, starts processes or knows where it lies. A file of that kind that is not listed
 * counts as reaching the whole checkout; so does one whose entry says `**`.
 */
const BEYOND: readonly (readonly [string, Beyond])[] = [
  ['functions/domain/report-documents/engine.ts', NOTHING],
  ['functions/domain/uploads/archives-process.fixture.ts', NOTHING],
  ['functions/messages/codes.test.ts', NOTHING],
  [
    'functions/lessons/plans/killed-plan.test.ts',
    { starts: ['functions/lessons/plans/plan-process.fixture.ts'] },
  ],
  [
    'functions/students/killed-batch.test.ts',
    { starts: ['functions/students/batch-process.fixture.ts'] },
  ],
  ['functions/works/killed-save.test.ts', { starts: ['functions/works/save-process.fixture.ts'] }],
  // They call these groups in a process of their own, which notes nothing.
  ['functions/lessons/plans/plan-process.fixture.ts', { starts: ['functions/lessons/handler.ts'] }],
  ['functions/students/batch-process.fixture.ts', { starts: ['functions/students/handler.ts'] }],
  ['functions/works/save-process.fixture.ts', { starts: ['functions/{works,uploads}/handler.ts'] }],
  [
    'tests/factories/check-archives.ts',
    { starts: ['functions/domain/uploads/archives-process.fixture.ts'] },
  ],
  ['tests/contract/examples.ts', { isNoted: true, lists: ['functions/*/full-calls.fixture.ts'] }],
  ['tests/contract/harness/load-handler.ts', { isNoted: true }],
  ['tests/contract/harness/reach.ts', NOTHING],
  // The bundles themselves are noted.
  ['tests/contract/harness/{global-setup-bundles,make-bundles}.ts', NOTHING],
  ['tests/runner/command.ts', NOTHING],
  // They transform the application's modules, or look at all of them.
  ['tests/runner/texts/{texts-of-imports.test,read-catalogue,read-mentions}.ts', OF_WEB],
  ['frontend/src/app/{texts,paths}.test.ts', OF_WEB],
  ['frontend/build/texts/{text-folders,text-graph,texts-follow-imports}.ts', OF_WEB],
  // Only what the system that it starts has written.
  ['tests/runner/demo-store.ts', NOTHING],
  ['tests/attacks/harness/store.ts', NOTHING],
  ['tests/attacks/paths.test.ts', { calls: ['portal'] }],
  // They attack the store and its doors.
  ['tests/attacks/{media,signatures}.test.ts', { calls: [] }],
  ['tests/smoke/settings.test.ts', { starts: ['tests/smoke/run.ts'] }],

  ['infra/local/start-engines.ts', { starts: ['infra/local/engines/host.ts'] }],
  ['infra/local/start-gateway.ts', { starts: ['infra/local/gateway/worker.ts'] }],
  ['infra/local/gateway/open-gateway.ts', NOTHING],
  // Serves the built application, which is not part of the checkout.
  ['infra/local/gateway/{web,web.test,site-files}.ts', NOTHING],
  // The key of a journey holds the application that is built; no other test builds one.
  ['infra/local/{build-once,web/build-web}.ts', NOTHING],
  // Bundles what starting it from its sources reaches.
  ['infra/local/gateway/build-{gateway,process}.ts', { starts: ['infra/local/gateway/worker.ts'] }],
  [
    'infra/local/main.test.ts',
    // It starts and ends systems, and asks whether they are there.
    { calls: [], starts: ['infra/local/{main,reset}.ts', 'infra/local/bootstrap.mjs'] },
  ],
  // Starts the gateway with settings with which no call is answered.
  ['infra/local/start-gateway.test.ts', { calls: [] }],
  ['infra/local/run.test.ts', { starts: ['infra/local/run.ts'] }],
  ['infra/local/web/start-development.ts', NOTHING],
  ['infra/local/bootstrap.mjs', { starts: ['infra/local/{main,reset}.ts'] }],
  ['infra/local/local-cloud.test.ts', { calls: ['portal'], reads: ['frontend/index.html'] }],
  [
    'infra/local/{data-folder,data-version,processes,replace-file,run-file,secrets,write-new,paths,settings}.ts',
    NOTHING,
  ],
  ['infra/local/start-local-cloud.ts', NOTHING],
  ['infra/local/{reset,run}.ts', NOTHING],
  ['infra/local/{data-version,run-file,write-new}.test.ts', NOTHING],
  ['infra/local/engines/*.ts', NOTHING],
  ['infra/local/gateway/{account-changes,log-file,log-file.test,worker}.ts', NOTHING],
  ['infra/local/identity/*.ts', NOTHING],
  ['infra/local/messages/*.ts', NOTHING],

  [
    'infra/bundling.ts',
    { reads: ['infra/side-channel.cjs'], starts: ['infra/lambda-credentials.ts'] },
  ],
  // Bundles what it is given.
  ['infra/bundle-function.ts', NOTHING],
  [
    'infra/edge-code.ts',
    { reads: ['infra/edge-functions/*.js'], starts: ['infra/edge-functions/*.ts'] },
  ],
  ['infra/build-info.ts', { reads: ['package.json'] }],
  ['infra/build-app.ts', NOTHING],
  ['infra/constructs/{signing-keys,drawing-layer}.ts', NOTHING],
  ['infra/stacks/{group-function,{auth,jobs,web}-stack}.ts', NOTHING],
  ['infra/large-assets.ts', NOTHING],
  ['infra/drawing-layer/{make-layer,packages}.ts', { reads: ['package-lock.json'] }],
  ['infra/operators/read-outputs.ts', NOTHING],
  ['infra/readings/make-readings.ts', NOTHING],
  [
    'frontend/build/api-docs/{api-docs,render-page}.ts',
    { reads: ['frontend/build/api-docs/docs.*', 'frontend/favicon.svg'] },
  ],
  // A package that npm does not install.
  ['frontend/build/scratch-gui/script-file.ts', NOTHING],
  ['frontend/build/scratch-gui/package.ts', { reads: ['frontend/build/scratch-gui/pinned.json'] }],
  ['tests/infra/synthesize.ts', { reads: ['cdk.json'] }],
  ['tests/infra/stack/deployment.ts', { reads: ['docs/deployment.md'] }],
  ['tests/infra/stack/web.ts', NOTHING],
  ['tests/infra/operators.test.ts', { starts: ['infra/operators/create-operator.ts'] }],
  ['tests/infra/drawing-layer.test.ts', { starts: ['tests/infra/draw-from-layer.fixture.ts'] }],
  ['tests/infra/draw-from-layer.fixture.ts', NOTHING],
  ['tests/infra/bundles.test.ts', { starts: ['functions/*/handler.ts'] }],

  [
    'tests/screens/harness/global-setup.ts',
    {
      reads: [
        'tests/screens/{vitest.config.ts,harness/{note-calls,pass-on-calls,scenes,watch-each-test}.ts}',
      ],
    },
  ],
  // Builds the application. Its plugins are read as they are: some look at all sources to build one.
  [
    'tests/screens/harness/build-application.ts',
    {
      isWhole: true,
      starts: [
        'tests/screens/harness/entry.ts',
        'frontend/src/features/*/screens.fixture.ts',
        'frontend/src/**/i18n/*.ts',
        'frontend/build/api-docs/api-docs.ts',
      ],
      reads: [
        'frontend/{build/**,public/**,vite.config.ts}',
        'frontend/src/features/help/pages/**',
        'infra/taiwan/**',
      ],
    },
  ],
  // What is built is said of what builds it.
  ['tests/screens/harness/loaded.ts', NOTHING],
  ['frontend/src/lib/fetch-first.ts', NOTHING],
  ['tests/e2e/harness/global-setup.ts', { starts: ['tests/e2e/harness/serve-cloud.ts'] }],
  ['tests/e2e/harness/{note-reach,play-with-work,read-code}.ts', NOTHING],
  ['tests/e2e/harness/screens.ts', OF_WEB],
  ['tests/e2e/harness/words.ts', { starts: ['frontend/src/**/i18n/*.ts'] }],
  ['tests/e2e/harness/draft-kinds.ts', { starts: ['frontend/src/**/*.draft.ts'] }],
  [
    'infra/nouns/registries.ts',
    {
      reads: [
        '{shared,functions/domain,frontend/src/lib}/**/*.generated.ts',
        'functions/domain/*/sheets.ts',
        'shared/*/{contract,operations}.ts',
        'shared/**/i18n/*.ts',
        'frontend/src/lib/paths/*.ts',
      ],
    },
  ],
  // Which texts it reads says who asks it.
  ['infra/taiwan/read-texts.ts', NOTHING],
  ['tests/e2e/journeys/*.e2e.ts', NOTHING],
];

/** Undefined for a file of which nothing is said. */
export const beyondOf = (path: string): Beyond | undefined =>
  BEYOND.find(([pattern]) => isLike(path, pattern))?.[1];

/** The patterns, so that a test finds those that match nothing any more. */
export const BEYOND_PATTERNS: readonly string[] = BEYOND.map(([pattern]) => pattern);
