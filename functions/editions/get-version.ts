import type { UseCase } from '#functions/_lib/create-handler.ts';
import { optionalEnv } from '#functions/_lib/env.ts';
import type { editions } from '#shared/contracts/editions.ts';

export const getVersion: UseCase<typeof editions.endpoints.version> = () => ({
  version: optionalEnv('APP_VERSION'),
  commit: optionalEnv('APP_COMMIT'),
  built: optionalEnv('APP_BUILT'),
});
