import { parentPort, workerData } from 'node:worker_threads';
import { portProblem } from '../ports.ts';
import { Problem, sentence } from '../problem.ts';
import { openLogFile, redirectOutput } from './log-file.ts';
import { openGateway } from './open-gateway.ts';
import type { GatewayOrder, GatewayReport } from './worker-messages.ts';

/**
 * The gateway and the functions in a separate thread: it has the environment of a deployment instead of this
 * machine's, and development can replace it while the engines keep running.
 */
const order: GatewayOrder = workerData;
const report = (message: GatewayReport): void => parentPort?.postMessage(message);

const say = (text: string): void => report({ type: 'said', text });
const log = order.logFile ? openLogFile(order.logFile, { say }) : undefined;
if (log) redirectOutput(log);

function onFault(error: unknown): void {
  console.error(sentence(error));
  say(`A call failed: ${error instanceof Error ? error.message : String(error)}`);
}

async function start(): Promise<void> {
  try {
    const gateway = await openGateway(order, onFault);
    parentPort?.once('message', async () => {
      await gateway.close();
      log?.flush();
      report({ type: 'stopped' });
      parentPort?.close();
    });
    report({ type: 'ready', port: gateway.port });
  } catch (error) {
    const shown = portProblem('gateway', order.port, error);
    log?.flush();
    report({ type: 'failed', message: sentence(shown), plain: shown instanceof Problem });
    parentPort?.close();
  }
}

process.on('unhandledRejection', onFault);
await start();
