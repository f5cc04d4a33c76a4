import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROOT } from '#infra/local/paths.ts';
import { Problem } from '#infra/problem.ts';
import type { PinnedPackage } from './package.ts';

/** Also ends npm, which would otherwise keep writing into a folder that the next run uses. */
export const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => interruption.abort(new Problem('Interrupted.')));
}

/** Uses npm, so that its registry, proxy and cache settings apply. */
async function runNpm(args: readonly string[]): Promise<boolean> {
  const { npm_execpath: script = '' } = process.env;
  const isScript = script.endsWith('.js');
  const child = spawn(isScript ? process.execPath : 'npm', isScript ? [script, ...args] : args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: !isScript && process.platform === 'win32',
    signal: interruption.signal,
  });
  const [code] = await once(child, 'exit');
  interruption.signal.throwIfAborted();
  return code === 0;
}

interface Wanted extends Pick<PinnedPackage, 'name' | 'version'> {
  /** What the package is for, and the script that fetches it. */
  readonly purpose: string;
  readonly script: string;
}

/** Fetches a package as it was published into a folder; answers the path of the file. */
export async function fetchTarball(wanted: Wanted, folder: string): Promise<string> {
  const name = `${wanted.name}@${wanted.version}`;
  // Relative, because a Windows shell would split a path with spaces.
  const pack = ['pack', name, '--pack-destination', relative(ROOT, folder)];
  // Packages in npm's cache need no network.
  const isFetched =
    (await runNpm([...pack, '--offline', '--silent'])) ||
    (await runNpm([...pack, '--loglevel=error']));
  const tarball = (await readdir(folder)).find((file) => file.endsWith('.tgz'));
  if (isFetched && tarball) return join(folder, tarball);
  throw new Problem(
    `npm could not fetch ${name}, ${wanted.purpose}; the reason is above. It needs the npm registry. When it can be reached, run: npm run ${wanted.script}`,
  );
}
