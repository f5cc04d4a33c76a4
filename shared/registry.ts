import { CONTRACTS } from './contracts.generated.ts';
import type { Endpoint, Group } from './endpoint.ts';

/** Every group of calls. */
export const GROUPS = CONTRACTS;
export type GroupName = (typeof GROUPS)[number]['name'];

export interface Call {
  readonly group: GroupName;
  readonly name: string;
  readonly endpoint: Endpoint;
}

/** Every call, flat. */
export const CALLS: readonly Call[] = GROUPS.flatMap((group: Group<GroupName>) =>
  Object.entries(group.endpoints).map(([name, endpoint]) => ({
    group: group.name,
    name,
    endpoint,
  })),
);

/** The call that an endpoint of the registry is. */
export function callOf(endpoint: Endpoint): Call {
  const call = CALLS.find((each) => each.endpoint === endpoint);
  if (!call) throw new TypeError(`${endpoint.path} is not in the registry`);
  return call;
}
