import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WEB_ROOT } from '#infra/local/paths.ts';
import { buildWeb } from '#infra/local/web/build-web.ts';
import { type CloudReport, publishReport } from './cloud-report.ts';
import { listenToCalls } from './note-reach.ts';

async function untilReady(child: ChildProcess): Promise<CloudReport> {
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`the system under test did not start (${code})`);
  });
  const [report] = await Promise.race([once(child, 'message'), failed]);
  return report;
}

/** A copy of the built application that a concurrent build does not change. */
async function copyOfApplication(): Promise<string> {
  await buildWeb(console.log);
  const dir = await mkdtemp(join(tmpdir(), 'classroom-web-'));
  await cp(WEB_ROOT, dir, { recursive: true });
  return dir;
}

/** One system for all journeys: built application, real parts, a demo school, temporary data. */
export default async function setup(): Promise<() => Promise<void>> {
  const web = await copyOfApplication();
  const child = fork(join(import.meta.dirname, 'serve-cloud.ts'), [web], {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const writeReached = listenToCalls(child.stdout);
  publishReport(await untilReady(child));
  return async () => {
    const exited = once(child, 'exit');
    child.send('stop');
    await exited;
    await writeReached();
    await rm(web, { recursive: true, force: true });
  };
}
