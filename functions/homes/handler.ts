import { createHandler } from '#functions/request/create-handler.ts';
import { homes } from '#shared/homes/contract.ts';
import { readHome } from './read-home.ts';

export const handler = createHandler(homes, {
  student: readHome,
  staff: readHome,
  live: readHome,
  platform: readHome,
});
