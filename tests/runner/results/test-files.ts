import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CALLS, GROUPS } from '#shared/registry.ts';
import { type Noted, WHOLE_FILE } from '#tests/contract/harness/reach.ts';
import { ROOT } from '../command.ts';
import { ALL_PROJECTS, isMatrix, isOf, type Project } from '../projects.ts';
import type { Checkout } from './checkout.ts';
import { hashOf } from './hash.ts';
import type { Passed } from './memory.ts';

/** What is remembered by itself: the tests of a file, of a matrix those of a group of calls. */
export interface Unit {
  readonly file: string;
  readonly project: string;
  readonly group: string;
  /** Of all that the file names. What it loads beside that, it notes when it runs. */
  readonly key: string;
}

const GROUP_NAMES: readonly string[] = GROUPS.map(({ name }) => name);
const nameOf = ({ project, file, group }: Unit): string => `${project} ${file} ${group}`;

/** All that a project remembers by itself. */
export function unitsOf(
  { tree, reach, common }: Pick<Checkout, 'tree' | 'reach' | 'common'>,
  project: Project,
): Unit[] {
  const { before, inBrowser } = project;
  const beside = [before?.once, before?.inWorker, inBrowser?.once].filter(
    (each) => each !== undefined,
  );
  const ofProject = inBrowser ? reach.ofCallers : reach;
  return [...tree.keys()]
    .filter((file) => isOf(project, file))
    .flatMap((file) => {
      const key = hashOf(common, project.name, ofProject.keyOf([file, ...beside]));
      const groups = isMatrix(file) ? [WHOLE_FILE, ...GROUP_NAMES] : [WHOLE_FILE];
      return groups.map((group) => ({ file, project: project.name, group, key }));
    });
}

/** Answers the key that noted code has now. */
export type KeyOfNoted = (root: string) => string;

export interface Plan {
  /** Files of which something has to run. */
  readonly files: readonly string[];
  readonly units: readonly Unit[];
  /** Groups whose calls have to be tested. */
  readonly groups: ReadonlySet<string>;
  readonly remembered: ReadonlyMap<Unit, Passed>;
}

/** Which tests of these projects have to run, and which have passed with the same content. */
export async function planTests(
  checkout: Checkout,
  projects: readonly string[],
  keyOfNoted: KeyOfNoted,
): Promise<Plan> {
  const units = ALL_PROJECTS.filter(({ name }) => projects.includes(name)).flatMap((project) =>
    unitsOf(checkout, project),
  );
  const found = await Promise.all(
    units.map(
      async (unit) =>
        [unit, await checkout.memory.find(nameOf(unit), unit.key, keyOfNoted)] as const,
    ),
  );
  const missing = found.filter(([, passed]) => !passed).map(([unit]) => unit);
  return {
    files: [...new Set(missing.map(({ file }) => file))],
    units,
    groups: new Set(missing.map(({ group }) => group).filter(Boolean)),
    remembered: new Map(found.flatMap(([unit, passed]) => (passed ? [[unit, passed]] : []))),
  };
}

/** Whether a unit's tests were among those of a run. */
const hasRun = ({ files, groups }: Plan, { file, group }: Unit): boolean =>
  files.includes(file) && (group === WHOLE_FILE || groups.has(group));

/** How many tests did not run, because they have passed before. */
export const countRemembered = (plan: Plan): number =>
  [...plan.remembered]
    .filter(([unit]) => !hasRun(plan, unit))
    .reduce((sum, [, { count }]) => sum + count, 0);

/** The group of the call that a test is named after. */
function groupOf(title: string): string {
  const words = new Set(title.split(/[\s:,]+/));
  return CALLS.find(({ endpoint }) => words.has(endpoint.path))?.group ?? WHOLE_FILE;
}

/** A file all of whose tests have run and passed, with their names. */
export interface PassedFile {
  readonly file: string;
  readonly titles: readonly string[];
}

/** What a file has noted; undefined if it should have noted it, and has not. */
async function readNoted(dir: string, { project, file }: Unit): Promise<Noted | undefined> {
  const { before, inBrowser } = ALL_PROJECTS.find(({ name }) => name === project) ?? {};
  if (!before && !inBrowser) return {};
  const name = `${encodeURIComponent(`${project} ${join(ROOT, file)}`)}.json`;
  try {
    return JSON.parse(await readFile(join(dir, name), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Remembers what has passed; `dir` is where the tests have noted what they reached. */
export async function rememberTests(
  { memory, isUnchanged }: Checkout,
  plan: Plan,
  passed: readonly PassedFile[],
  dir: string,
  keyOfNoted: KeyOfNoted,
): Promise<void> {
  if (!(await isUnchanged())) return;
  const titles = new Map(passed.map((each) => [each.file, each.titles]));
  await Promise.all(
    plan.units.map(async (unit) => {
      const ran = hasRun(plan, unit) ? titles.get(unit.file) : undefined;
      const noted = ran && (await readNoted(dir, unit));
      if (!ran || !noted) return;
      const isWhole = unit.group === WHOLE_FILE;
      const roots = isMatrix(unit.file)
        ? [...(noted[WHOLE_FILE] ?? []), ...((!isWhole && noted[unit.group]) || [])]
        : Object.values(noted).flat();
      const reached = Object.fromEntries(
        [...new Set(roots)].sort().map((root) => [root, keyOfNoted(root)]),
      );
      const own = isMatrix(unit.file) ? ran.filter((title) => groupOf(title) === unit.group) : ran;
      await memory.keep(nameOf(unit), unit.key, { count: own.length, reached });
    }),
  );
}
