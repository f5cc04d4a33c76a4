import { optionalEnv } from '#functions/platform/env.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { editions } from '#shared/contracts/editions.ts';

export const getVersion: UseCase<typeof editions.endpoints.version> = () => ({
  version: optionalEnv('APP_VERSION'),
  commit: optionalEnv('APP_COMMIT'),
  built: optionalEnv('APP_BUILT'),
});
