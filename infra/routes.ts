import { API_BASE, type Endpoint, type Group } from '#shared/endpoint.ts';
import { GROUPS } from '#shared/registry.ts';

/** A route of the HTTP API. */
export type RouteKey = Pick<Endpoint, 'method' | 'path'>;

/** The first part of a path with its method, for paths of several parts. */
function familyOf({ method, path }: RouteKey): string | undefined {
  const [first, ...rest] = path.split('/');
  return rest.length > 0 ? `${method} ${first}` : undefined;
}

/**
 * The routes that lead to a group. Calls whose path begins with a part that no other group has share one route, and the
 * function finds the call by its path: an HTTP API takes 300 routes, and there are more calls.
 */
export function routesOf(group: Group): RouteKey[] {
  const foreign = new Set(
    GROUPS.filter(({ name }) => name !== group.name)
      .flatMap(({ endpoints }) => Object.values<RouteKey>(endpoints))
      .map(familyOf),
  );
  const routes = Object.values(group.endpoints).map(({ method, path }): RouteKey => {
    const family = familyOf({ method, path });
    const shared = family !== undefined && !foreign.has(family);
    return { method, path: `${API_BASE}/${shared ? `${path.split('/')[0]}/{proxy+}` : path}` };
  });
  return [...new Map(routes.map((route) => [`${route.method} ${route.path}`, route])).values()];
}
