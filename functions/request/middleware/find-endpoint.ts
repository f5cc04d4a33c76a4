import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { Endpoint, Group } from '#shared/endpoint.ts';
import { API_BASE } from '#shared/endpoint.ts';
import type { Step } from '../call-state.ts';

type NamedEndpoint = readonly [name: string, endpoint: Endpoint];

const routesOf = (group: Group): ReadonlyMap<string, NamedEndpoint> =>
  new Map(
    Object.entries(group.endpoints).map((entry) => [
      `${entry[1].method} ${API_BASE}/${entry[1].path}`,
      entry,
    ]),
  );

/** Finds the endpoint in the contract; 404 for a path that is not there. */
export function findEndpoint(group: Group): Step {
  const routes = routesOf(group);
  return {
    before: ({ event, context: { call } }) => {
      const { method, path } = event.requestContext.http;
      const found = routes.get(event.routeKey) ?? routes.get(`${method} ${path}`);
      if (!found) throw new CallError(CODE.error, { reason: 'common.unknownCall', status: 404 });
      call.found(...found);
    },
  };
}
