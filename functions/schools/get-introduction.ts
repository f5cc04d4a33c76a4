import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { schools } from '#shared/contracts/schools.ts';
import { loadInstitution } from './load-institution.ts';

/** Everybody may read what a school says of itself; the platform's own tenant and one that left say nothing. */
export const getIntroduction: UseCase<typeof schools.endpoints.introduction> = async (
  _visitor,
  { school: schoolId },
  deps,
) => {
  const institution = await loadInstitution(schoolId, deps.now());
  const isPublic =
    institution?.school.state === 'active' && institution.school.edition !== 'platform';
  if (!isPublic) throw new CallError(CODE.notFound, { reason: 'schools.missing' });
  return institution.shown;
};
