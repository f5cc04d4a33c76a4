import { findNamesakes } from '#functions/domain/enrolment/find-namesakes.ts';
import { giveLicences } from '#functions/domain/enrolment/give-licences.ts';
import { loadJoinedClasses } from '#functions/domain/enrolment/joined-classes.ts';
import { AddedStudent, addStudent } from '#functions/domain/enrolment/new-student.ts';
import { toStudentDetails } from '#functions/domain/enrolment/student-dtos.ts';
import { proposeAccounts } from '#functions/domain/people/account-names.ts';
import { knownFirstPassword, loadSchool } from '#functions/domain/people/first-password.ts';
import { users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { toSamePhone } from '#functions/domain/students/family-dtos.ts';
import { noSuchStudent, ownClasses } from '#functions/domain/students/student-scope.ts';
import { refuseField } from '#functions/platform/errors.ts';
import { requirePhone } from '#functions/platform/phones.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, type Recording, requestOf } from '#functions/request/once.ts';
import type { Input } from '#shared/endpoint.ts';
import { ROLE } from '#shared/roles.ts';
import type { students } from '#shared/students/contract.ts';

type Add = typeof students.endpoints.add;

async function make(
  actor: Actor,
  input: Input<Add>,
  recording: Recording<AddedStudent>,
  now: Date,
): Promise<AddedStudent> {
  const { name, account, class_ids, force, request_key: _, ...others } = input;
  const classes = await loadJoinedClasses(actor, class_ids);
  const hasNamesake = force ? () => false : await findNamesakes(actor, [name], class_ids);
  if (hasNamesake(name)) throw refuseField('name', 'duplicate');
  const [proposed = ''] = account ? [] : await proposeAccounts(actor.school.name, [name]);
  const phone = await requirePhone(others.phone, actor.school);
  const written = { ...others, name, account, phone };
  // The first password of the school is known to principals only.
  const ownPasswords = actor.role !== ROLE.principal;
  return addStudent({ actor, classes, ownPasswords, now }, written, { proposed, recording });
}

export const addOneStudent: UseCase<Add> = async (actor, input, deps) => {
  const now = deps.now();
  // Free licences go to students who wait for one; the new student can only get one that is left.
  await giveLicences(actor, now);
  // `force` only confirms that a namesake is meant: with it, this is still the same request.
  const { force: _, ...said } = input;
  const { id: userId } = await once(requestOf(actor, 'student.add', said), {
    made: AddedStudent,
    find: (made) => made,
    make: (recording) => make(actor, input, recording, now),
  });
  await giveLicences(actor, now);
  const user = await users.get({ schoolId: actor.schoolId, userId }, { consistent: true });
  const [student] = user ? await toStudentDetails(actor, [user], now) : [];
  if (!user || !student) throw noSuchStudent();
  const password = await knownFirstPassword(actor.role, user, await loadSchool(actor.school));
  const same_phone = await toSamePhone(user, await ownClasses(actor), now);
  return { student, initial_password: password ?? null, same_phone };
};
