import { createHandler } from '#functions/request/create-handler.ts';
import { editions } from '#shared/contracts/editions.ts';
import { getVersion } from './get-version.ts';
import { listServices } from './list-services.ts';

export const handler = createHandler(editions, { version: getVersion, services: listServices });
