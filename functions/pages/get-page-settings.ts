import type { UseCase } from '#functions/request/create-handler.ts';
import type { pages } from '#shared/pages/contract.ts';
import { loadPageDto } from './page-dto.ts';

export const getPageSettings: UseCase<typeof pages.endpoints.settings> = (actor, _input, deps) =>
  loadPageDto(actor.schoolId, deps.now());
