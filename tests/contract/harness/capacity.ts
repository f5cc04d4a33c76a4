import { CODE } from '#shared/codes.ts';
import type { Budget, Endpoint } from '#shared/endpoint.ts';
import { callOf } from '#shared/registry.ts';
import type { Role } from '#shared/roles.ts';
import { fullCallOf } from '#tests/contract/examples.ts';
import { undisturbed } from '#tests/factories/disturb-table.ts';
import { call } from './call.ts';
import { reachingFor } from './reach.ts';
import { prepare } from './scene.ts';

/** Capacity units of a call, as the table reported them. */
export function unitsOf({ lines }: { readonly lines: readonly string[] }): Budget {
  const { readUnits, writeUnits } = JSON.parse(lines[0] ?? '');
  return { read: readUnits, write: writeUnits };
}

/** Whether the table was disturbed: what is sent again, or whose answer is lost, is counted otherwise. */
export const wasDisturbed = ({ lines }: { readonly lines: readonly string[] }): boolean =>
  'retries' in JSON.parse(lines[0] ?? '');

/** Capacity units of one call, with nothing cached about the caller. */
export async function measureCapacity(endpoint: Endpoint, role: Role): Promise<Budget> {
  const { actor, payload } = await prepare(endpoint, role);
  const as = endpoint.access === 'public' ? undefined : actor;
  return unitsOf(await undisturbed(() => call(endpoint, { as, payload })));
}

/** The same with a full page, where there is one. */
export const measureFullPage = (endpoint: Endpoint): Promise<Budget | undefined> =>
  reachingFor(callOf(endpoint).group, () => measureFull(endpoint));

async function measureFull(endpoint: Endpoint): Promise<Budget | undefined> {
  const full = await fullCallOf(endpoint);
  if (!full) return undefined;
  const { as, payload } = full;
  const answered = await undisturbed(() => call(endpoint, { as, payload: payload as object }));
  if (answered.code !== CODE.ok) throw new Error(`${endpoint.path} answers ${answered.msg}`);
  return unitsOf(answered);
}
