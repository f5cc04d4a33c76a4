import { HOME_PARTS, type HomePart, homes, partsOfHome } from '#shared/homes/contract.ts';
import type { HomeName } from '#shared/homes/part.ts';

/** The build evaluates this module and bundles the exported values, so that homes are read before zod is loaded. */

/** The call of each home, without its schemas. */
export const homeCalls = Object.fromEntries(
  Object.entries(homes.endpoints).map(([home, { path, method }]) => [home, { path, method }]),
) as Readonly<Record<HomeName, { readonly path: string; readonly method: 'GET' | 'POST' }>>;

export const homeParts: Readonly<Record<HomeName, readonly HomePart[]>> = {
  student: partsOfHome('student'),
  staff: partsOfHome('staff'),
  live: partsOfHome('live'),
  platform: partsOfHome('platform'),
};

/** The path of the call that a part of a home is the answer of, and with which payload it is asked. */
export const partCalls = Object.fromEntries(
  Object.entries(HOME_PARTS).map(([part, { call, payload }]) => [
    part,
    { path: call.path, payload },
  ]),
) as Readonly<Record<HomePart, { readonly path: string; readonly payload: object }>>;
