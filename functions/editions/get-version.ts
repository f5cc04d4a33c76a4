import type { UseCase } from '#functions/_lib/create-handler.ts';
import { optionalEnv } from '#functions/_lib/env.ts';
import type { editions } from '#shared/contracts/editions.ts';

/** A build does not change while it runs, and reading the environment is slow. */
const BUILD = {
  version: optionalEnv('APP_VERSION'),
  commit: optionalEnv('APP_COMMIT'),
  built: optionalEnv('APP_BUILT'),
};

export const getVersion: UseCase<typeof editions.endpoints.version> = () => BUILD;
