import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Problem } from '../problem.ts';
import { type Environment, ownEnvironment } from './environment.ts';
import { openLogFile } from './gateway/log-file.ts';
import type { GatewayOrder, GatewayReport } from './gateway/worker-messages.ts';
import { GATEWAY_ROOT } from './paths.ts';

export interface RunningGateway {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

interface GatewaySettings extends Omit<GatewayOrder, 'clock' | 'shared' | 'logged'> {
  /** The threads load the bundle, which takes a third of the memory of the sources. It has been built. */
  readonly bundled: boolean;
  /** File of the functions' log lines; without it they go to the terminal. */
  readonly logFile: string | undefined;
}

type Say = (text: string) => void;

const SOURCE = join(import.meta.dirname, 'gateway/worker.ts');

const STOP_MS = 5_000;
const MOST_THREADS = 4;

/** A thread for each core, where the system spreads the connections to one port over several listeners. */
const countThreads = (): number =>
  process.platform === 'linux' ? Math.min(availableParallelism(), MOST_THREADS) : 1;

function untilReady(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.on('message', (report: GatewayReport) => {
      if (report.type === 'ready') resolve(report.port);
      if (report.type === 'failed')
        reject(report.plain ? new Problem(report.message) : new Error(report.message));
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the gateway ended (${code})`)));
  });
}

async function stopWorker(worker: Worker): Promise<void> {
  const exited = new Promise((resolve) => worker.once('exit', resolve));
  worker.postMessage('stop');
  const late = setTimeout(() => void worker.terminate(), STOP_MS);
  await exited;
  clearTimeout(late);
}

/**
 * Starts the gateway and the functions, with the functions' environment, in threads that serve the same port. Each
 * has everything, as each instance of a function has it in the cloud.
 */
export async function runGateway(
  { logFile, bundled, ...settings }: GatewaySettings,
  env: Environment,
  say: Say,
): Promise<RunningGateway> {
  const log = logFile === undefined ? undefined : openLogFile(logFile, { say });
  const count = countThreads();
  const workers: Worker[] = [];
  async function start(seed: boolean, clock: boolean): Promise<number> {
    const order: GatewayOrder = {
      ...settings,
      seed,
      clock,
      shared: count > 1,
      logged: log !== undefined,
    };
    const worker = new Worker(bundled ? join(GATEWAY_ROOT, 'worker.mjs') : SOURCE, {
      workerData: order,
      // Traces name the lines of the sources.
      ...(bundled && { execArgv: ['--enable-source-maps'] }),
      env: { ...ownEnvironment(), ...env },
    });
    workers.push(worker);
    worker.on('error', (error) => say(`The gateway stopped: ${error.message}`));
    worker.on('message', (report: GatewayReport) => {
      if (report.type === 'said') say(report.text);
      if (report.type === 'logged') log?.write(report.line);
    });
    return untilReady(worker);
  }
  async function stop(): Promise<void> {
    await Promise.all(workers.map(stopWorker));
    log?.close();
  }
  try {
    const port = await start(settings.seed, true);
    // Calls are served from now on; the others help.
    await Promise.all(Array.from({ length: count - 1 }, () => start(false, false)));
    return { port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
