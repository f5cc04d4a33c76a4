import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import { CALLS, GROUPS, type GroupName } from '#shared/registry.ts';
import { Problem, sentence } from '../../problem.ts';

export const API_PREFIX = '/api/';

export type Handler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2 | string>;
export type Handlers = Readonly<Partial<Record<GroupName, Handler>>>;

export interface Route {
  /** As API Gateway names it: `POST /api/index/login`. */
  readonly key: string;
  readonly group: GroupName;
  readonly handler: Handler;
}

async function loadHandler(group: GroupName): Promise<Handler> {
  const file = `functions/${group}/handler.ts`;
  // A relative path, as the bundler finds all that it may mean.
  const module = await import(`../../../functions/${group}/handler.ts`).catch((error: unknown) => {
    throw new Problem(
      `The function of the group "${group}" (${file}) could not be loaded.\n${sentence(error)}`,
    );
  });
  if (typeof module.handler !== 'function') throw new Problem(`${file} exports no handler.`);
  return module.handler;
}

/** The Lambda handlers of every group of the contract. Throws a Problem that names the missing one. */
export async function loadHandlers(): Promise<Handlers> {
  const loaded = await Promise.all(
    GROUPS.map(async ({ name }) => [name, await loadHandler(name)] as const),
  );
  return Object.fromEntries(loaded);
}

/** The routes of the contract's registry, by their key. */
export function makeRoutes(handlers: Handlers): ReadonlyMap<string, Route> {
  const routes = new Map<string, Route>();
  for (const { group, endpoint } of CALLS) {
    const handler = handlers[group];
    if (!handler) throw new Problem(`There is no handler for the group "${group}".`);
    const key = `${endpoint.method} ${API_PREFIX}${endpoint.path}`;
    routes.set(key, { key, group, handler });
  }
  return routes;
}
