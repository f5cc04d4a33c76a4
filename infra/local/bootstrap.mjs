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
/** The Scratch editor is a package that npm fetches, but does not install. */
const EDITOR = join(ROOT, 'frontend/build/scratch-gui');
const WINDOWS = process.platform === 'win32';

/**
 * Heaps that grow by three fifths at a time, and less room for what is new: each thread has its own, and left alone
 * they grow to several times what they hold.
 */
const SMALL_HEAPS = ['--max-semi-space-size=8', '--heap-growing-percent=60'];

/** What each command runs; arguments of the command come after these. */
const TARGETS = {
  start: [...SMALL_HEAPS, 'infra/local/main.ts'],
  dev: [...SMALL_HEAPS, 'infra/local/main.ts', '--dev'],
  reset: ['infra/local/reset.ts'],
  test: ['tests/run.ts'],
  validate: ['tests/validate.ts'],
  bench: ['tests/bench/run.ts'],
  attack: ['tests/attacks/run.ts'],
  smoke: ['tests/smoke/run.ts'],
  journeys: ['tests/e2e/run.ts'],
  soak: ['tests/soak/run.ts'],
  'site-pictures': ['tests/site-pictures/take-pictures.ts'],
};

/** They run for months: this process, which they do not need, becomes theirs where Node can do that. */
const STAYING = ['start', 'dev'];

/**
 * Memory that is freed goes back to the system (glibc): the system runs for months beside other programs. Without
 * this the memory that each check of a password takes stays.
 */
const FRUGAL = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};

class Problem extends Error {}

function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
    // A terminal's Ctrl-C reaches the child by itself; what is sent to this process alone is passed on.
    const pass = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
    endWithNpm(child);
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

/** Of all that names a package. */
function lockHash() {
  const hash = createHash('sha256');
  for (const file of [LOCK, join(EDITOR, 'pinned.json')]) hash.update(readFileSync(file));
  return hash.digest('hex');
}
const stampedHash = () => (existsSync(STAMP) ? readFileSync(STAMP, 'utf8').trim() : '');

const NPM_MS = 500;

function readProc(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

/** The npm that runs this command, directly or through a shell; where the system does not tell, the parent. */
function npmPid() {
  const shell = process.ppid;
  const above = Number(readProc(shell, 'stat').split(') ').pop().split(' ')[1]);
  return [shell, above].find((pid) => readProc(pid, 'cmdline').startsWith('npm')) ?? shell;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** An npm that is ended or killed does not end the command that it runs. */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = npmPid();
  setInterval(() => {
    if (!isAlive(npm)) child.kill('SIGTERM');
  }, NPM_MS).unref();
}

/** Whether `npm ci` or `npm install` has already installed exactly what the lock file names. */
function npmInstalledIt() {
  const wanted = readJson(LOCK)?.packages ?? {};
  const installed = readJson(join(MODULES, '.package-lock.json'))?.packages;
  if (!installed) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional || devOptional || installed[path]?.version === version,
  );
}

/** `from` is a package's place in the lock file; what it needs lies below it or below a folder above it. */
function isLocked(packages, from, name) {
  const place = `${from ? `${from}/` : ''}node_modules/${name}`;
  if (packages[place]) return true;
  return (
    from !== '' &&
    isLocked(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
  );
}

/**
 * A registry that keeps only some platforms' packages makes npm write a lock file without the others,
 * which `npm ci` then refuses; `npm install` takes the same versions and leaves the file as it is.
 */
function installCommand() {
  const packages = readJson(LOCK)?.packages ?? {};
  const isComplete = Object.entries(packages).every(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).every((name) => isLocked(packages, path, name)),
  );
  return isComplete ? ['ci'] : ['install', '--no-save'];
}

async function install() {
  const hash = lockHash();
  if (stampedHash() === hash) return;
  if (!npmInstalledIt()) {
    const command = installCommand();
    console.log(`Installing what the project needs (npm ${command.join(' ')}) …`);
    const args = [...command, '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
    const npm = process.env.npm_execpath;
    const { code } = npm?.endsWith('.js')
      ? await run(process.execPath, [npm, ...args])
      : await run('npm', args, { shell: WINDOWS });
    if (code !== 0)
      throw new Problem('npm failed; the reason is above. It needs the npm registry.');
  }
  const { code } = await run(projectNode(), [join(EDITOR, 'install.ts')]);
  if (code !== 0) throw new Problem('The Scratch editor is missing; the reason is above.');
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
    ...FRUGAL,
    ...process.env,
    // What Node has read and compiled once, the next start finds.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(MODULES, '.cache', 'node'),
    PATH: `${join(MODULES, '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  };
  if (STAYING.includes(name) && process.execve && !WINDOWS) {
    process.chdir(ROOT);
    const node = projectNode();
    const npm = process.env.npm_lifecycle_event ? { NPM_PID: String(npmPid()) } : {};
    process.execve(node, [node, ...target, ...rest], { ...env, ...npm });
  }
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
