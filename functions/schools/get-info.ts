import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { schools } from '#shared/contracts/schools.ts';
import { loadInstitution } from './load-institution.ts';

export const getInfo: UseCase<typeof schools.endpoints.getInfo> = async (actor, _input, deps) => {
  const institution = await loadInstitution(actor.schoolId, deps.now());
  if (!institution) throw new CallError(CODE.notFound);
  return { ...institution.shown, ...institution.own };
};
