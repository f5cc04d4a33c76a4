import { HOME_CALLS, homes } from '#shared/homes/contract.ts';
import type { HomeName, HomePart } from '#shared/homes/rules.ts';

/** The build evaluates this module and bundles the exported values, so that homes are read before zod is loaded. */

/** The call of each home, without its schemas. */
export const homeCalls = Object.fromEntries(
  Object.entries(homes.endpoints).map(([home, { path, method }]) => [home, { path, method }]),
) as Readonly<Record<HomeName, { readonly path: string; readonly method: 'GET' | 'POST' }>>;

/** The path of the call that a part of a home is the answer of. */
export const partPaths = Object.fromEntries(
  Object.entries(HOME_CALLS).map(([part, { path }]) => [part, path]),
) as Readonly<Record<HomePart, string>>;
