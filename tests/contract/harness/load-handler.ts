import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { LambdaHandler } from '#functions/request/create-handler.ts';
import type { GroupName } from '#shared/registry.ts';
import { BUNDLES_VARIABLE } from './environment.ts';
import { handlerOf, noteReached } from './reach.ts';

interface HandlerModule {
  readonly handler: LambdaHandler;
}

const requireNative = createRequire(import.meta.url);

const loadSource = (group: GroupName): Promise<HandlerModule> =>
  import(`#functions/${group}/handler.ts`);

/** Loaded by Node itself, without the test runner's transforms. */
const loadBundle = (dir: string, group: GroupName): HandlerModule =>
  requireNative(join(dir, group, 'handler.mjs'));

/** The real handler of a group: the source, or the bundle that is deployed. */
export async function loadHandler(group: GroupName): Promise<LambdaHandler> {
  const dir = process.env[BUNDLES_VARIABLE];
  noteReached(dir ? `bundle ${group}` : handlerOf(group));
  const { handler } = dir ? loadBundle(dir, group) : await loadSource(group);
  return handler;
}
