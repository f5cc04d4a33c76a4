import type { Endpoint } from '#shared/endpoint.ts';
import { callOf } from '#shared/registry.ts';
import { GROUPS_VARIABLE } from './groups-variable.ts';
import { reachingFor } from './reach.ts';

const chosen = process.env[GROUPS_VARIABLE]?.split(',');

interface OfCall {
  readonly endpoint: Endpoint;
}

/**
 * Those of a list of tests that concern a group to be tested. The last step before `it.each`: which variant a call
 * meets does not depend on it.
 */
export const tested = <T extends OfCall>(list: readonly T[]): readonly T[] =>
  chosen ? list.filter(({ endpoint }) => chosen.includes(callOf(endpoint).group)) : list;

/** Does the same with each call that is to be tested, one after the other, in one test for all of them. */
export async function forEachTested<T extends OfCall>(
  list: readonly T[],
  work: (each: T) => Promise<void>,
): Promise<void> {
  for (const each of tested(list)) await reachingFor(callOf(each.endpoint).group, () => work(each));
}
