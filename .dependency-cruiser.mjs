/** Runtime code: what the functions and the browser bundle are made of. */
const RUNTIME = '^(functions|frontend/src|shared)/';
const NOT_SHIPPED = '[.](test|spec|fixture|scene)[.]tsx?$|[.]d[.]ts$';

/** What describes calls: the contract of a noun, its parts, and the fields of both. */
const CONTRACTS = [
  '^shared/.+[-/](contract|calls?|fields)[.]ts$',
  '^shared/(endpoint|fields|registry)[.]ts$',
];

/** Folders of `functions` that are no group: the layers below the groups. */
const LAYERS = '(?:request|domain|platform)/';

const forbidden = [
  {
    name: 'no-cycles',
    comment:
      'A cycle hides who depends on whom and breaks when modules are loaded in another order.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'features-are-separate',
    comment: 'What two features of the browser share lives in entities/, ui/ or lib/.',
    severity: 'error',
    from: { path: '^frontend/src/features/([^/]+)/' },
    to: { path: '^frontend/src/(app|features)/', pathNot: '^frontend/src/features/$1/' },
  },
  {
    name: 'entities-know-no-feature',
    comment: 'The order of the browser: app, features, entities, ui, lib, shared.',
    severity: 'error',
    from: { path: '^frontend/src/entities/' },
    to: { path: '^frontend/src/(app|features)/' },
  },
  {
    name: 'ui-only-draws',
    comment: 'What draws knows no call: a piece that does belongs to its noun in entities/.',
    severity: 'error',
    from: { path: '^frontend/src/ui/' },
    to: { path: ['^frontend/src/(app|features|entities)/', ...CONTRACTS] },
  },
  {
    name: 'lib-is-the-ground',
    severity: 'error',
    from: { path: '^frontend/src/lib/' },
    to: { path: '^frontend/src/', pathNot: '^frontend/src/lib/' },
  },
  {
    name: 'the-browser-has-five-rooms',
    severity: 'error',
    from: {},
    to: { path: '^frontend/src/(?!(?:app|features|entities|ui|lib)/)' },
  },
  {
    name: 'frontend-stays-in-the-browser',
    severity: 'error',
    from: { path: '^frontend/src/', pathNot: NOT_SHIPPED },
    to: { path: '^(functions|infra|tests)/' },
  },
  {
    name: 'functions-stay-on-the-server',
    severity: 'error',
    from: { path: '^functions/', pathNot: NOT_SHIPPED },
    to: { path: '^(frontend|infra|tests)/' },
  },
  {
    name: 'groups-are-separate',
    comment:
      'A group is one Lambda; what two groups share lives in functions/{request,domain,platform}.',
    severity: 'error',
    from: { path: `^functions/(?!${LAYERS})([^/]+)/`, pathNot: NOT_SHIPPED },
    to: { path: `^functions/(?!${LAYERS})`, pathNot: '^functions/$1/' },
  },
  {
    name: 'server-imports-go-down',
    comment: 'Group, request, domain, platform: a layer knows only those below it.',
    severity: 'error',
    from: { path: '^functions/request/', pathNot: NOT_SHIPPED },
    to: { path: '^functions/', pathNot: '^functions/(request|domain|platform)/' },
  },
  {
    name: 'domain-knows-no-request',
    severity: 'error',
    from: { path: '^functions/domain/', pathNot: NOT_SHIPPED },
    to: { path: '^functions/', pathNot: '^functions/(domain|platform)/' },
  },
  {
    name: 'platform-knows-no-domain',
    severity: 'error',
    from: { path: '^functions/platform/', pathNot: NOT_SHIPPED },
    to: { path: '^functions/', pathNot: '^functions/platform/' },
  },
  {
    name: 'shared-depends-on-nothing',
    severity: 'error',
    from: { path: '^shared/' },
    to: { path: '^(functions|frontend|infra|tests)/' },
  },
  {
    name: 'infra-goes-down',
    comment:
      'The order of what is deployed: app, stacks, constructs, what describes the deployment. A construct that needs a whole stack is a part of the stacks.',
    severity: 'error',
    from: { path: '^infra/(?!(?:app|build-app)[.]ts$|stacks/)', pathNot: NOT_SHIPPED },
    to: { path: '^infra/(stacks/|(app|build-app)[.]ts$)' },
  },
  {
    name: 'stacks-know-no-app',
    severity: 'error',
    from: { path: '^infra/stacks/' },
    to: { path: '^infra/(app|build-app)[.]ts$' },
  },
  {
    name: 'deployments-know-no-local-system',
    comment: 'The system on one machine is made of what is deployed, never the other way round.',
    severity: 'error',
    from: { path: '^infra/(?!local/)', pathNot: NOT_SHIPPED },
    to: { path: '^infra/local/' },
  },
  {
    name: 'infra-knows-no-test',
    severity: 'error',
    from: { path: '^infra/', pathNot: NOT_SHIPPED },
    to: { path: '^tests/' },
  },
  {
    name: 'no-development-packages-at-run-time',
    severity: 'error',
    from: { path: RUNTIME, pathNot: NOT_SHIPPED },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no-unlisted-packages',
    severity: 'error',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'no-unresolvable',
    severity: 'error',
    from: {},
    // A module that the build writes, e.g. virtual:texts, is no file.
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
  {
    name: 'no-orphans',
    comment: 'A file that nothing imports and that imports nothing is left over.',
    severity: 'error',
    from: {
      orphan: true,
      path: '^(functions|frontend/src|shared|infra)/',
      // Named as the stand-in for a package where the functions are bundled; imported by the functions of the edge, which
      // are no part of this graph.
      pathNot: [NOT_SHIPPED, '^infra/side-channel[.]cjs$', '^infra/edge-event[.]ts$'],
    },
    to: {},
  },
];

export default {
  forbidden,
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|cdk[.]out|[.]local|infra/edge-functions)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
