import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { LambdaHandler } from '#functions/request/create-handler.ts';
import type { GroupName } from '#shared/contracts/registry.ts';
import { BUNDLES_VARIABLE } from './environment.ts';

interface HandlerModule {
  readonly handler: LambdaHandler;
}

const requireNative = createRequire(import.meta.url);

const SOURCES: Readonly<Record<GroupName, () => Promise<HandlerModule>>> = {
  portal: () => import('#functions/portal/handler.ts'),
  schools: () => import('#functions/schools/handler.ts'),
  teachers: () => import('#functions/teachers/handler.ts'),
  students: () => import('#functions/students/handler.ts'),
  classes: () => import('#functions/classes/handler.ts'),
  makeups: () => import('#functions/makeups/handler.ts'),
  hours: () => import('#functions/hours/handler.ts'),
  lessons: () => import('#functions/lessons/handler.ts'),
  teaching: () => import('#functions/teaching/handler.ts'),
  notices: () => import('#functions/notices/handler.ts'),
  messages: () => import('#functions/messages/handler.ts'),
  registrations: () => import('#functions/registrations/handler.ts'),
  feeds: () => import('#functions/feeds/handler.ts'),
  uploads: () => import('#functions/uploads/handler.ts'),
  works: () => import('#functions/works/handler.ts'),
  tasks: () => import('#functions/tasks/handler.ts'),
  wall: () => import('#functions/wall/handler.ts'),
  editions: () => import('#functions/editions/handler.ts'),
};

/** The deployed files are loaded by Node itself, untouched by the test runner's transforms. */
const loadBundle = (dir: string, group: GroupName): HandlerModule =>
  requireNative(join(dir, group, 'handler.mjs'));

/** The real handler of a group: the source, or the bundle that is deployed. */
export async function loadHandler(group: GroupName): Promise<LambdaHandler> {
  const dir = process.env[BUNDLES_VARIABLE];
  const { handler } = dir ? loadBundle(dir, group) : await SOURCES[group]();
  return handler;
}
