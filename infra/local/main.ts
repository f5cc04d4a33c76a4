import { sentence } from '../problem.ts';
import { run, type Stop } from './run.ts';
import { readSettings } from './settings.ts';

/** `npm start` and `npm run dev`: runs the whole system until it is stopped. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** A terminal sends Ctrl-C to every process of the command, so one key press may arrive more than once. */
const IMPATIENT_MS = 1_000;
const NPM_MS = 500;

let starting: Promise<Stop> | undefined;
let stoppingSince = 0;

async function stop(reason: string): Promise<void> {
  if (stoppingSince) {
    if (Date.now() - stoppingSince > IMPATIENT_MS) process.exit(1);
    return;
  }
  stoppingSince = Date.now();
  console.log(`\nStopping (${reason}) …`);
  const stopAll = await starting?.catch(() => undefined);
  await stopAll?.();
  process.exit(0);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

// What is printed may go to a file on a full disk, or to a terminal that is gone; the system goes on.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
for (const signal of SIGNALS) process.on(signal, () => void stop(signal));
// The parent command has ended.
process.on('disconnect', () => void stop('its parent ended'));

// An npm that is ended or killed does not end the command that it runs; of the launcher nothing is left that would.
const npm = Number(process.env['NPM_PID']);
const watch = setInterval(() => {
  if (!npm || isAlive(npm)) return;
  clearInterval(watch);
  void stop('npm has ended');
}, NPM_MS).unref();

try {
  starting = run(readSettings(), process.argv.includes('--dev'), console.log);
  await starting;
} catch (error) {
  if (!stoppingSince) {
    console.error(`\n${sentence(error)}`);
    process.exit(1);
  }
}
