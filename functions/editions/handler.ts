import { getVersion, listServices } from '#functions/domain/shell/editions.ts';
import { createHandler } from '#functions/request/create-handler.ts';
import { editions } from '#shared/editions/contract.ts';

export const handler = createHandler(editions, { version: getVersion, services: listServices });
