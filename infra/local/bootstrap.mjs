// Plain JavaScript without dependencies: it runs on the Node that the machine has, before anything is
// installed, and hands over to the Node that the project brings.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const MODULES = join(ROOT, 'node_modules');
const STAMP = join(MODULES, '.installed-lock');
const LOCK = join(ROOT, 'package-lock.json');
const WINDOWS = process.platform === 'win32';

/** What each command runs; arguments of the command come after these. */
const TARGETS = {
  start: ['infra/local/main.ts'],
  dev: ['infra/local/main.ts', '--dev'],
  reset: ['infra/local/reset.ts'],
  test: ['tests/run.ts'],
  validate: ['tests/validate.ts'],
  bench: ['tests/bench.ts'],
};

class Problem extends Error {}

function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
    // A terminal's Ctrl-C reaches the child by itself; what is sent to this process alone is passed on.
    const pass = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, pass);
      resolve({ code, signal });
    });
  });
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

const lockHash = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex');
const stampedHash = () => (existsSync(STAMP) ? readFileSync(STAMP, 'utf8').trim() : '');

/** Whether somebody has already installed exactly what the lock file names, by npm itself. */
function npmInstalledIt() {
  const wanted = readJson(LOCK)?.packages ?? {};
  const installed = readJson(join(MODULES, '.package-lock.json'))?.packages;
  if (!installed) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional || devOptional || installed[path]?.version === version,
  );
}

async function install() {
  const hash = lockHash();
  if (stampedHash() === hash) return;
  if (!npmInstalledIt()) {
    console.log('Installing what the project needs (npm ci) …');
    const args = ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
    const npm = process.env.npm_execpath;
    const { code } = npm?.endsWith('.js')
      ? await run(process.execPath, [npm, ...args])
      : await run('npm', args, { shell: WINDOWS });
    if (code !== 0)
      throw new Problem('npm ci failed; the reason is above. It needs the npm registry.');
  }
  writeFileSync(STAMP, `${hash}\n`);
}

/** The Node of the package `node`, the same major version as the functions' runtime. */
function projectNode() {
  const path = join(MODULES, 'node/bin', WINDOWS ? 'node.exe' : 'node');
  if (existsSync(path)) return path;
  const { engines = {} } = readJson(join(MODULES, 'node/package.json')) ?? {};
  throw new Problem(
    `The Node that the project brings is missing${engines.node ? ` (${engines.node})` : ''}: npm was not allowed to run its install script. Run: npm rebuild node`,
  );
}

async function main([name, ...rest]) {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    throw new Problem(
      `Node ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}. See https://nodejs.org`,
    );
  }
  const target = TARGETS[name];
  if (!target)
    throw new Problem(
      `Unknown command "${name ?? ''}". Known: ${Object.keys(TARGETS).join(', ')}.`,
    );
  await install();
  const env = {
    ...process.env,
    PATH: `${join(MODULES, '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  };
  // The line to the child breaks when this process is killed; a running system stops then.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const { code, signal } = await run(projectNode(), [...target, ...rest], { env, stdio });
  // As a shell reports a command that a signal ended.
  process.exitCode = signal
    ? 128 + (signal === 'SIGINT' ? 2 : signal === 'SIGKILL' ? 9 : 15)
    : code;
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
});
