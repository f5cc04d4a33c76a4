import { createHandler } from '#functions/request/create-handler.ts';
import { readHome } from '#functions/request/homes/read-home.ts';
import { homes } from '#shared/homes/contract.ts';

export const handler = createHandler(homes, {
  student: readHome,
  staff: readHome,
  live: readHome,
  platform: readHome,
});
