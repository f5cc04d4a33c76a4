import { loadPerson } from '#functions/domain/profiles/load-person.ts';
import { contactsFor, toProfileDto } from '#functions/domain/profiles/profile-dtos.ts';
import { maySeePerson } from '#functions/domain/sessions/actor.ts';
import type { Reading } from '#functions/domain/sessions/reading.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import { ROLE } from '#shared/roles.ts';
import type { students } from '#shared/students/contract.ts';

export const getProfile: Reading<typeof students.endpoints.profile> = async (
  actor,
  input,
  deps,
) => {
  if (!maySeePerson(actor, input.student_id)) throw new CallError(CODE.forbidden);
  const person = await loadPerson(actor.schoolId, input.student_id);
  if (person?.user.role !== ROLE.student) throw new CallError(CODE.notFound);
  return toProfileDto(contactsFor(actor, person.user), person.classes, deps.now());
};
