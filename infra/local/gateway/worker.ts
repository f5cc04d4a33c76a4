import { parentPort, workerData } from 'node:worker_threads';
import { Problem, sentence } from '../../problem.ts';
import { collectGarbage } from '../collect-garbage.ts';
import { portProblem } from '../ports.ts';
import { shareAccountChanges } from './account-changes.ts';
import { startClock } from './clock.ts';
import { redirectOutput } from './log-file.ts';
import { openGateway } from './open-gateway.ts';
import type { GatewayOrder, GatewayReport } from './worker-messages.ts';

/**
 * The gateway and the functions in a thread of their own: it has the environment of a deployment instead of this
 * machine's, and development can replace it while the engines keep running.
 */
const order: GatewayOrder = workerData;
const report = (message: GatewayReport): void => parentPort?.postMessage(message);

const say = (text: string): void => report({ type: 'said', text });
if (order.logged) redirectOutput((line) => report({ type: 'logged', line }));
if (order.shared) shareAccountChanges();

function onFault(error: unknown): void {
  console.error(sentence(error));
  say(`A call failed: ${error instanceof Error ? error.message : String(error)}`);
}

async function start(): Promise<void> {
  try {
    const gateway = await openGateway(order, onFault);
    const stopClock = order.clock ? startClock(onFault) : undefined;
    parentPort?.once('message', async () => {
      stopClock?.();
      await gateway.close();
      report({ type: 'stopped' });
      parentPort?.close();
    });
    collectGarbage();
    report({ type: 'ready', port: gateway.port });
  } catch (error) {
    const shown = portProblem('gateway', order.port, error);
    report({ type: 'failed', message: sentence(shown), plain: shown instanceof Problem });
    parentPort?.close();
  }
}

process.on('unhandledRejection', onFault);
await start();
