import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildGateway } from '#infra/local/gateway/build-gateway.ts';
import { proxy } from '#infra/local/gateway/proxy.ts';
import { startLocalCloud } from '#infra/local/start-local-cloud.ts';
import { schools } from '#shared/schools/contract.ts';
import { works } from '#shared/works/contract.ts';
import { Client } from '#tests/smoke/client.ts';
import { readSettings } from '#tests/smoke/settings.ts';
import { authorizationOf, signIn } from '#tests/smoke/sign-in.ts';
import { smoke } from '#tests/smoke/smoke.ts';
import { Steps } from '#tests/smoke/steps.ts';
import { expectSame } from '#tests/smoke/unexpected.ts';
import { demoStore } from './demo-store.ts';
import { add, type Counts } from './stage.ts';

/** What the account has and the school counts. Works in the trash take their space for 30 days. */
async function whatIsThere(address: string) {
  const settings = readSettings([address], {});
  const client = new Client(settings.address);
  const own = client.as(authorizationOf(await signIn(client, settings)));
  const { list } = works.endpoints;
  const [home, mine, trash] = await Promise.all([
    own.call(schools.endpoints.home, {}),
    own.call(list, { scope: 'mine' }),
    own.call(list, { scope: 'trash' }),
  ]);
  const inTrash = trash.list.reduce((sum, { bytes }) => sum + bytes, 0);
  const { classes, teachers, students } = home;
  const storage = home.storage.used - inTrash;
  return { classes, teachers, students, works: mine.list.length, storage };
}

/** A system that breaks where works are read. */
async function openBroken(origin: string) {
  const server = createServer((request, response) => {
    if (!request.url?.endsWith('/scratch/scratch_info'))
      return proxy(request, response, { origin, path: request.url ?? '/' });
    request.resume();
    return response.writeHead(500).end('broken');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${port}`, close };
}

async function smokeBroken(origin: string): Promise<void> {
  const { address, close } = await openBroken(origin);
  try {
    const { failures } = await smoke(readSettings([address], {}), () => undefined);
    expectSame('steps that fail:', failures, [
      'reads the work back, byte for byte: expected an envelope; came 500 broken',
    ]);
  } finally {
    close();
  }
}

/** Runs the smoke test against a system of its own: first whole, then broken; neither leaves anything. */
export async function runSmoke(): Promise<Counts> {
  await buildGateway(console.log);
  const cloud = await startLocalCloud({
    seed: true,
    // As `npm start` runs it.
    bundled: true,
    filled: await demoStore(),
    say: () => undefined,
  });
  const checks = new Steps(console.log);
  try {
    const before = await whatIsThere(cloud.url);
    const nothingLeft = async () => expectSame('as before:', await whatIsThere(cloud.url), before);
    const counts = await smoke(readSettings([cloud.url], {}), console.log);
    await checks.step('it has left nothing', nothingLeft);
    await checks.step('it names what breaks, and nothing else', () => smokeBroken(cloud.url));
    await checks.step('it has left nothing after that', nothingLeft);
    const failures = [counts, checks.counts].flatMap((each) => each.failures ?? []);
    return { ...add(counts, checks.counts), failures };
  } finally {
    await cloud.stop();
  }
}
