import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Environment, ownEnvironment } from './environment.ts';
import type { GatewayOrder, GatewayReport } from './gateway/worker-messages.ts';
import { Problem } from './problem.ts';

export interface RunningGateway {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

const STOP_MS = 5_000;

function untilReady(worker: Worker, say: (text: string) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.on('message', (report: GatewayReport) => {
      if (report.type === 'said') say(report.text);
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

/** Starts the gateway and the functions, with the functions' environment, in a thread. */
export async function runGateway(
  order: GatewayOrder,
  env: Environment,
  say: (text: string) => void,
): Promise<RunningGateway> {
  const worker = new Worker(join(import.meta.dirname, 'gateway/worker.ts'), {
    workerData: order,
    env: { ...ownEnvironment(), ...env },
  });
  worker.on('error', (error) => say(`The gateway stopped: ${error.message}`));
  const port = await untilReady(worker, say);
  return { port, stop: () => stopWorker(worker) };
}
