import { startLocalCloud } from '#infra/local/start-local-cloud.ts';
import { publishReport } from '#tests/e2e/harness/cloud-report.ts';
import { demoStore } from '#tests/runner/demo-store.ts';
import { buildApplication, WEB_OF_TESTS } from './build-application.ts';

/** The application, and the real handlers with a demo school of this run's own, for all screens. */
export async function setup(): Promise<() => Promise<void>> {
  await buildApplication();
  const cloud = await startLocalCloud({
    seed: true,
    filled: await demoStore(),
    webRoot: WEB_OF_TESTS,
    trustProxy: true,
    say: () => undefined,
  });
  publishReport(cloud);
  return cloud.stop;
}
