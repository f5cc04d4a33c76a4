import { startLocalCloud } from '#infra/local/start-local-cloud.ts';
import { demoStore } from '#tests/runner/demo-store.ts';
import type { CloudReport } from './cloud-report.ts';

/** The whole system in a separate process, without the test runner's transforms. */
const report = (message: CloudReport) => process.send?.(message);

const [webRoot = ''] = process.argv.slice(2);
const say = () => undefined;
// The lines of the functions tell which groups are called.
const options = { webRoot, seed: true, trustProxy: true, logToTerminal: true };
const cloud = await startLocalCloud({ ...options, filled: await demoStore(), say });

async function stop(): Promise<void> {
  await cloud.stop();
  process.exit(0);
}

process.once('message', () => void stop());
process.once('disconnect', () => void stop());
report({ url: cloud.url, env: cloud.env });
