import { createHandler } from '#functions/request/create-handler.ts';
import { editions } from '#shared/contracts/editions.ts';
import { getVersion, listServices } from './editions.ts';

export const handler = createHandler(editions, { version: getVersion, services: listServices });
