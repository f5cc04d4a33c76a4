import { collectGarbage } from './collect-garbage.ts';
import { availableEngine } from './engines/dynamodb.ts';
import { buildGateway } from './gateway/build-gateway.ts';
import { layout, ROOT } from './paths.ts';
import { assertPortFree } from './ports.ts';
import { claim } from './run-file.ts';
import type { Settings } from './settings.ts';
import { startLocalCloud } from './start-local-cloud.ts';
import { buildWeb } from './web/build-web.ts';
import { welcome } from './welcome.ts';

export type Stop = () => Promise<void>;
type Say = (text: string) => void;

async function assertPortsFree({ ports, host }: Settings, isDevelopment: boolean): Promise<void> {
  await assertPortFree('gateway', ports.gateway, host);
  for (const name of ['dynamodb', 's3', 'cognito', 'sns'] as const)
    await assertPortFree(name, ports[name]);
  if (isDevelopment) await assertPortFree('web', ports.web);
}

async function startParts(
  settings: Settings,
  isDevelopment: boolean,
  onEngines: (pids: readonly number[]) => Promise<void>,
  say: Say,
): Promise<Stop> {
  const { dir, ports, host, publicUrl, webDir, trustProxy, logToTerminal, disturbing } = settings;
  // The engines start while the application and the functions are built; the gateway waits for all.
  const built = isDevelopment ? [] : [buildGateway(say), ...(webDir ? [] : [buildWeb(say)])];
  for (const each of built) each.catch(() => undefined);
  const development = isDevelopment
    ? // Vite would stay in memory as long as the system runs.
      await (await import('./web/start-development.ts')).startDevelopment(ports.web)
    : undefined;
  say(
    `Starting DynamoDB (${availableEngine()}), S3, Cognito and the gateway; their data are in ${dir} …`,
  );
  const cloud = await startLocalCloud({
    dir,
    ports,
    host,
    publicUrl,
    trustProxy,
    logToTerminal,
    disturbing,
    seed: true,
    bundled: !isDevelopment,
    ...(webDir && { webRoot: webDir }),
    webOrigin: development?.origin,
    say,
    onEngines: async ({ pids }) => {
      await onEngines(pids);
      await Promise.all(built);
    },
  });
  const stopWatching = development?.watch(ROOT, cloud.reload, say);
  collectGarbage();
  say(welcome(settings, isDevelopment));
  return async () => {
    stopWatching?.();
    await development?.stop();
    await cloud.stop();
  };
}

/** Starts everything for a user at a terminal. Answers a function that stops it. */
export async function run(settings: Settings, isDevelopment: boolean, say: Say): Promise<Stop> {
  const { release, addEngines } = await claim(layout(settings.dir).run, settings.publicUrl);
  try {
    await assertPortsFree(settings, isDevelopment);
    const stop = await startParts(settings, isDevelopment, addEngines, say);
    return async () => {
      await stop();
      await release();
    };
  } catch (error) {
    await release();
    throw error;
  }
}
