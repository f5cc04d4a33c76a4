import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = dirname(import.meta.dirname);

export interface BuildInfo {
  readonly version: string;
  readonly commit: string;
  /** Time of the commit, not of the build: the same commit must give the same template. */
  readonly built: string;
}

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}

export function buildInfo(): BuildInfo {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  return {
    version,
    commit: git('rev-parse', '--short=12', 'HEAD'),
    built: git('log', '-1', '--format=%cI'),
  };
}
