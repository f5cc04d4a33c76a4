import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the runner finds which code each file of tests has reached; without it nothing is written. */
export const REACH_VARIABLE = 'TEST_REACH';
/** The project whose tests run. */
export const PROJECT_VARIABLE = 'TEST_PROJECT';

/** For what is reached by all of a file, not for the calls of one group. */
export const WHOLE_FILE = '';

/** The module that answers the calls of a group. */
export const handlerOf = (group: string): string => `functions/${group}/handler.ts`;

/** Code that no import names, by the group of calls for which it was reached. */
export type Noted = Readonly<Record<string, readonly string[]>>;

const ofGroup = new AsyncLocalStorage<string>();
const noted = new Map<string, Set<string>>();
/** What is being made for several files of tests. */
const collecting = new Set<Set<string>>();

let currentTest: () => string | undefined = () => undefined;

/** Tells which test runs: code that a test named after a call reaches through it is reached for the call's group. */
export function watchTests(nameOf: () => string | undefined): void {
  currentTest = nameOf;
}

/** The group for which a call is made: that of what is being prepared, or the call's own if the test is about it. */
export function reachingThrough<T>(
  call: { readonly path: string; readonly group: string },
  work: () => T,
): T {
  if (ofGroup.getStore() !== undefined) return work();
  const words = currentTest()?.split(/[\s:,]+/) ?? [];
  return reachingFor(words.includes(call.path) ? call.group : WHOLE_FILE, work);
}

/** Notes code that is loaded by a name that is put together: a module of the checkout, or a bundle. */
export function noteReached(root: string): void {
  for (const found of collecting) found.add(root);
  const group = ofGroup.getStore() ?? WHOLE_FILE;
  const roots = noted.get(group) ?? new Set();
  noted.set(group, roots.add(root));
}

/** What is reached meanwhile is reached for the calls of this group. */
export const reachingFor = <T>(group: string, work: () => T): T => ofGroup.run(group, work);

/** Makes something once for several files of tests; each that uses it has reached what it took to make it. */
export function sharedBetweenFiles<K, T>(make: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const made = new Map<K, { readonly value: Promise<T>; readonly reached: Set<string> }>();
  return (key) => {
    const known = made.get(key);
    if (known) {
      for (const root of known.reached) noteReached(root);
      return known.value;
    }
    const reached = new Set<string>();
    collecting.add(reached);
    const value = make(key).finally(() => collecting.delete(reached));
    made.set(key, { value, reached });
    return value;
  };
}

export const forgetReached = (): void => noted.clear();

/** All that has been reached since the last time. */
export function takeReached(): readonly string[] {
  const roots = [...noted.values()].flatMap((each) => [...each]);
  forgetReached();
  return roots;
}

/** Leaves a note for the runner about a file of tests that has ended. */
export function writeReached(project: string, file: string): void {
  const dir = process.env[REACH_VARIABLE];
  if (!dir) return;
  const found: Noted = Object.fromEntries([...noted].map(([group, roots]) => [group, [...roots]]));
  mkdirSync(dir, { recursive: true });
  writeFileSync(
    join(dir, `${encodeURIComponent(`${project} ${file}`)}.json`),
    JSON.stringify(found),
  );
}
