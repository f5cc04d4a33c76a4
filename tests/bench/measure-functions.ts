import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  BUNDLE_BUDGET_BYTES,
  bundle,
  bundleFunctions,
  bundleSize,
} from '#infra/bundle-function.ts';
import { GROUPS } from '#shared/registry.ts';
import { atMost, type Figure, median } from './report.ts';

const SECTION = 'Functions';
const PROCESSES = 15;
/** Of the bare function; the largest one takes 2.0, and a median of some processes strays by a tenth. */
const COLD_START_FACTOR = 2.25;
const BARE = 'bare';

const STATIC_IMPORT = /(?:from|import)\s*["'](\.[^"']+)["']/g;

/** Bytes of the files that a cold start reads: the entry and its static imports. */
function loadedAtStart(entry: string): number {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) {
      visit(resolve(dirname(file), name));
    }
  };
  visit(entry);
  return [...seen].reduce((sum, file) => sum + statSync(file).size, 0);
}

const PROBE = `
const began = performance.now();
await import(process.argv[1]);
console.log(performance.now() - began);
process.exit(0);`;

/** Milliseconds that a fresh process needs to import a handler. */
function importOnce(entry: string): number {
  const url = pathToFileURL(entry).href;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', PROBE, url], {
    encoding: 'utf8',
    env: { AWS_REGION: 'us-east-1', NODE_ENV: 'production' },
  });
  return Number(output);
}

/** In turn, so that other load on the machine affects all alike. */
function coldImports(entries: ReadonlyMap<string, string>): ReadonlyMap<string, number> {
  const times = new Map<string, number[]>([...entries.keys()].map((name) => [name, []]));
  for (let round = 0; round < PROCESSES; round += 1) {
    for (const [name, entry] of entries) times.get(name)?.push(importOnce(entry));
  }
  return new Map([...times].map(([name, values]) => [name, median(values)]));
}

function buildAll(dir: string): ReadonlyMap<string, string> {
  const names = GROUPS.map(({ name }) => name);
  bundleFunctions(dir);
  bundle({ entry: join(import.meta.dirname, 'bare-handler.ts'), outdir: join(dir, BARE) });
  return new Map([BARE, ...names].map((name) => [name, join(dir, name, 'handler.mjs')]));
}

/** Size and cold start of every function as deployed, and of a bare one that is built the same way. */
export function measureFunctions(): Figure[] {
  const dir = mkdtempSync(join(tmpdir(), 'bench-functions-'));
  try {
    const entries = buildAll(dir);
    const imports = coldImports(entries);
    const bare = imports.get(BARE) ?? 0;
    const limit = bare * COLD_START_FACTOR;
    return [...entries].flatMap(([name, entry]): Figure[] => {
      const size = bundleSize(dirname(entry));
      const time = imports.get(name) ?? Number.NaN;
      const own = name !== BARE;
      const weight = own ? atMost(size / 1000, BUNDLE_BUDGET_BYTES / 1000, 'kB') : undefined;
      return [
        {
          section: SECTION,
          what: `${name}: all code`,
          value: size / 1000,
          unit: 'kB',
          limit: weight,
        },
        {
          section: SECTION,
          what: `${name}: read at start`,
          value: loadedAtStart(entry) / 1000,
          unit: 'kB',
        },
        {
          section: SECTION,
          what: `${name}: cold import`,
          value: time,
          unit: 'ms',
          limit: own ? atMost(time, limit, 'ms') : undefined,
        },
      ];
    });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
