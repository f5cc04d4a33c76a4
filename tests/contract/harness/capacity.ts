import type { Budget, Endpoint } from '#shared/contracts/endpoint.ts';
import type { Role } from '#shared/roles.ts';
import { call } from './call.ts';
import { prepare } from './scene.ts';

/** Capacity units of one call, as the table reported them, with nothing cached about the caller. */
export async function measureCapacity(endpoint: Endpoint, role: Role): Promise<Budget> {
  const { actor, payload } = await prepare(endpoint, role);
  const as = endpoint.access === 'public' ? undefined : actor;
  const { lines } = await call(endpoint, { as, payload });
  const { readUnits, writeUnits } = JSON.parse(lines[0] ?? '');
  return { read: readUnits, write: writeUnits };
}
