import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../command.ts';
import { ALL_PROJECTS } from '../projects.ts';
import { BEYOND_PATTERNS, beyondOf } from './beyond-imports.ts';
import { commonKey, openCheckout } from './checkout.ts';
import { isLike } from './glob.ts';
import { Reach } from './reach.ts';
import { unitsOf } from './test-files.ts';
import { fileOf, type Tree } from './tree.ts';

type Edit = (source: string) => string;

const PROBE = '\nexport const probe = 1;\n';
/** Adds code to a module. */
const withCode: Edit = (source) => `${source}${PROBE}`;
const withComment: Edit = (source) => `// A remark.\n${source}\n/* And another one. */\n`;

const { tree } = await openCheckout(true);

/** The checkout as it would be with one file edited. */
async function edited(path: string, edit: Edit): Promise<Tree> {
  const source = await readFile(join(ROOT, path), 'utf8');
  return new Map([...tree, [path, await fileOf(path, Buffer.from(edit(source)))]]);
}

const INSTALLED = 'packages';

/** The files of tests with their keys, and keys of what tests of calls note. */
function keysIn(some: Tree): ReadonlyMap<string, string> {
  const reach = new Reach(some);
  const checkout = { tree: some, reach, common: commonKey(some, INSTALLED) };
  const units = ALL_PROJECTS.flatMap((project) => unitsOf(checkout, project));
  const noted = [...some.keys()].filter((path) =>
    isLike(path, 'functions/*/{handler,examples.fixture}.ts'),
  );
  return new Map([
    ...units.map(({ project, file, key }) => [`${project} ${file}`, key] as const),
    ...noted.map((path) => [path, reach.keyOf([path])] as const),
  ]);
}

const NOW = keysIn(tree);

/** What would run again after an edit, or count as something else. */
async function changedBy(path: string, edit: Edit = withCode): Promise<readonly string[]> {
  const after = keysIn(await edited(path, edit));
  return [...after].filter(([name, key]) => NOW.get(name) !== key).map(([name]) => name);
}

/** Tests that read the sources themselves, or whatever is in the checkout. */
const READERS: readonly string[] = ALL_PROJECTS.flatMap((project) => {
  const reach = new Reach(tree);
  const files = [...new Set(unitsOf({ tree, reach, common: '' }, project).map((u) => u.file))];
  const isReader = (file: string) => {
    const found = reach.filesFrom([file]);
    return !found || found.has('shared/days.ts as it is');
  };
  return files.filter(isReader).map((file) => `${project.name} ${file}`);
});

describe('a line that is changed', () => {
  it('in a use-case concerns its group, and tests that import it', async () => {
    const changed = await changedBy('functions/tasks/remind-students.ts');
    expect(changed).toContain('functions/tasks/handler.ts');
    expect(changed).not.toContain('functions/classes/handler.ts');
    expect(changed).not.toContain('functions functions/classes/add-class.test.ts');
    expect(changed).not.toContain('unit shared/days.test.ts');
    // What starts the whole system, but calls nothing of it.
    expect(changed).not.toContain('unit infra/local/main.test.ts');
    expect(changed).not.toContain('unit infra/local/local-cloud.test.ts');
    expect(changed).toContain('infra tests/infra/bundles.test.ts');
    // The matrices make their examples with other code than this; what they note of it is another key.
    expect(changed).not.toContain('bundles tests/contract/matrices/fields.test.ts');
  });

  it('of what a use-case imports concerns what starts the whole system, too', async () => {
    const edit: Edit = (source) => `import '#shared/days.ts';\n${source}`;
    const changed = await changedBy('functions/tasks/remind-students.ts', edit);
    expect(changed).toContain('unit infra/local/main.test.ts');
    expect(changed).toContain('unit infra/local/local-cloud.test.ts');
  });

  it('in a use-case concerns the screens that call its group, by what they note', async () => {
    const screen = 'screens frontend/src/features/classes/classes.screen.test.ts';
    expect(NOW.has(screen)).toBe(true);
    expect(await changedBy('functions/tasks/remind-students.ts')).not.toContain(screen);
    for (const path of [
      'frontend/src/ui/TitledCard.tsx',
      'frontend/src/features/classes/classes.scene.ts',
      'tests/screens/harness/watch-each-test.ts',
      'infra/local/gateway/server.ts',
    ])
      expect(await changedBy(path), path).toContain(screen);
  });

  it('in a use-case that a process of a test calls concerns this test', async () => {
    const changed = await changedBy('functions/works/save-work.ts');
    expect(changed).toContain('functions functions/works/killed-save.test.ts');
  });

  it('in a use-case that a test calls in the whole system concerns this test', async () => {
    const changed = await changedBy('functions/portal/log-in.ts');
    expect(changed).toContain('unit infra/local/local-cloud.test.ts');
  });

  it('in a part of the domain concerns the groups and factories that use it', async () => {
    const changed = await changedBy('functions/domain/equipment/piece.ts');
    expect(changed).toContain('functions/equipment/handler.ts');
    expect(changed).toContain('functions/equipment/examples.fixture.ts');
    expect(changed).not.toContain('functions/wall/handler.ts');
  });

  it('in a shared rule concerns its test, and all that obeys it', async () => {
    const changed = await changedBy('shared/days.ts');
    expect(changed).toContain('unit shared/days.test.ts');
    expect(changed).toContain('functions/lessons/handler.ts');
    expect(changed).toContain('bundles tests/contract/matrices/fields.test.ts');
  });

  it('in the contract concerns every call', async () => {
    const changed = await changedBy('shared/equipment/contract.ts');
    expect(changed).toContain('functions functions/classes/add-class.test.ts');
    expect(changed).toContain('bundles tests/contract/matrices/roles.test.ts');
  });

  it('in a fixture concerns the examples of its group only', async () => {
    const changed = await changedBy('functions/tasks/examples.fixture.ts');
    expect(changed).toContain('functions/tasks/examples.fixture.ts');
    expect(changed).not.toContain('functions/classes/examples.fixture.ts');
    expect(changed).not.toContain('bundles tests/contract/matrices/fields.test.ts');
  });

  it('in the engines and the harness concerns all tests with a table', async () => {
    for (const path of [
      'infra/local/engines/host.ts',
      'tests/contract/harness/setup-worker.ts',
      'tests/contract/harness/global-setup.ts',
    ]) {
      const changed = await changedBy(path);
      expect(changed, path).toContain('functions functions/classes/add-class.test.ts');
      expect(changed, path).toContain('bundles tests/contract/matrices/roles.test.ts');
      expect(changed, path).not.toContain('unit shared/days.test.ts');
    }
  });

  it('in a test concerns this test', async () => {
    expect(await changedBy('shared/days.test.ts')).toEqual(
      expect.arrayContaining(['unit shared/days.test.ts']),
    );
    expect(await changedBy('shared/days.test.ts')).not.toContain(
      'functions functions/classes/add-class.test.ts',
    );
  });

  it('in a text that a test reads concerns this test', async () => {
    const changed = await changedBy('docs/deployment.md');
    expect(changed).toContain('infra tests/infra/stack.test.ts');
    expect(changed.filter((name) => !READERS.includes(name))).toEqual([
      'infra tests/infra/stack.test.ts',
    ]);
  });

  it.each([
    'package-lock.json',
    'package.json',
    'tsconfig.json',
    'vitest.config.ts',
    'tests/run.ts',
    'tests/runner/projects.ts',
    'tests/runner/results/beyond-imports.ts',
  ])('in %s concerns all tests', async (path) => {
    const edit = path.endsWith('.json') ? (source: string) => `${source}\n` : withCode;
    expect(commonKey(await edited(path, edit), INSTALLED)).not.toBe(commonKey(tree, INSTALLED));
  });

  it('in the lock file gives every test another key', async () => {
    const changed = await changedBy('package-lock.json', (source) => `${source}\n`);
    const tests = [...NOW.keys()].filter((name) => name.includes(' '));
    expect(tests.filter((name) => !changed.includes(name))).toEqual([]);
  });

  it('of what is installed, or of Node itself, concerns all tests', () => {
    const before = commonKey(tree, INSTALLED);
    expect(commonKey(tree, 'others')).not.toBe(before);
    expect(commonKey(tree, INSTALLED, 'v99.0.0')).not.toBe(before);
  });
});

describe('a comment', () => {
  it.each([
    'functions/tasks/remind-students.ts',
    'shared/days.ts',
    'infra/local/start-engines.ts',
    'frontend/src/ui/TitledCard.tsx',
  ])('in %s concerns only what reads the whole checkout', async (path) => {
    const changed = await changedBy(path, withComment);
    expect(changed.filter((name) => !READERS.includes(name))).toEqual([]);
  });

  it('that is a command to a tool counts as code', async () => {
    const changed = await changedBy('shared/days.ts', (source) => `// @vitest-x\n${source}`);
    expect(changed).toContain('unit shared/days.test.ts');
  });
});

describe('what a file reaches without an import', () => {
  it('is said of files that are there', () => {
    const paths = [...tree.keys()];
    const stale = BEYOND_PATTERNS.filter((pattern) => !paths.some((path) => isLike(path, pattern)));
    expect(stale).toEqual([]);
  });

  it('names modules and files that are there', () => {
    const paths = [...tree.keys()];
    const missing = paths.flatMap((path) => {
      const { starts = [], reads = [], lists = [] } = beyondOf(path) ?? {};
      return [...starts, ...reads, ...lists].filter(
        (pattern) => !paths.some((each) => isLike(each, pattern)),
      );
    });
    expect([...new Set(missing)]).toEqual([]);
  });

  it('is the whole checkout for a file of which nothing is said', async () => {
    const source = "import { readFileSync } from 'node:fs';\nreadFileSync('docs/x.md');\n";
    const file = await fileOf('shared/new.test.ts', Buffer.from(source));
    const reach = new Reach(new Map([...tree, ['shared/new.test.ts', file]]));
    expect(reach.filesFrom(['shared/new.test.ts'])).toBeUndefined();
  });

  it('is known of all that takes long: what calls, what plays, what starts systems', () => {
    const reach = new Reach(tree);
    const long = [...tree.keys()].filter((path) =>
      /^functions\/.*\.test\.ts$|^tests\/(?:contract|infra|attacks|e2e)\/.*\.(?:test|e2e)\.ts$|^infra\/local\/.*\.test\.ts$|^tests\/runner\/smoke-stage\.ts$|\.screen\.test\.ts$|^tests\/screens\/(?:[^/]*\.test|harness\/global-setup)\.ts$/.test(
        path,
      ),
    );
    expect(long.filter((path) => !reach.filesFrom([path]))).toEqual([]);
  });

  it.each([
    ["import './days.ts';", 'shared/days.ts'],
    ["export { isDay } from './days.ts';", 'shared/days.ts'],
    ["export const load = () => import('#shared/days.ts');", 'shared/days.ts'],
    ['export const load = (name: string) => import(`#shared/${name}.ts`);', 'shared/days.ts'],
    ["export const all = import.meta.glob('./*.ts');", 'shared/days.ts'],
    ["import text from './days.ts?raw';\nexport const t = text;", 'shared/days.ts'],
  ])('follows %s', async (source, target) => {
    const file = await fileOf('shared/probe.ts', Buffer.from(source));
    const reach = new Reach(new Map([...tree, ['shared/probe.ts', file]]));
    expect([...(reach.filesFrom(['shared/probe.ts'])?.keys() ?? [])]).toContain(target);
  });

  it('does not follow what only types name', async () => {
    const file = await fileOf(
      'shared/probe.ts',
      Buffer.from("import type { A } from './days.ts';"),
    );
    const reach = new Reach(new Map([...tree, ['shared/probe.ts', file]]));
    expect([...(reach.filesFrom(['shared/probe.ts'])?.keys() ?? [])]).toEqual(['shared/probe.ts']);
  });
});
