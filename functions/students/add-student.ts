import { proposeAccounts } from '#functions/domain/people/account-names.ts';
import { users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { noSuchStudent, requireAbility } from '#functions/domain/students/student-scope.ts';
import { refuseField } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import type { students } from '#shared/contracts/students.ts';
import { findNamesakes } from './find-namesakes.ts';
import { giveLicences } from './give-licences.ts';
import { loadJoinedClasses } from './joined-classes.ts';
import { addStudent, findMade, type Made } from './new-student.ts';
import { toStudentDetails } from './student-dtos.ts';

type Add = typeof students.endpoints.add;

async function make(actor: Actor, input: Input<Add>, now: Date): Promise<Made> {
  const { name, account, class_ids, force, request_key: key, ...others } = input;
  const classes = await loadJoinedClasses(actor, class_ids);
  const made = await findMade(actor, key);
  if (made) return made;
  const hasNamesake = force ? () => false : await findNamesakes(actor, [name], class_ids);
  if (hasNamesake(name)) throw refuseField('name', 'duplicate');
  const [proposed = ''] = account ? [] : await proposeAccounts(actor.school.name, [name]);
  return addStudent({ actor, classes, now }, { ...others, name, account }, { key, proposed });
}

export const addOneStudent: UseCase<Add> = async (actor, input, deps) => {
  requireAbility(actor, 'add-students');
  const now = deps.now();
  // A place that is free already is for whoever has waited, and not for the newcomer.
  await giveLicences(actor, now);
  const { id: userId } = await make(actor, input, now);
  await giveLicences(actor, now);
  const user = await users.get({ schoolId: actor.schoolId, userId }, { consistent: true });
  const [student] = user ? await toStudentDetails(actor, [user], now) : [];
  if (!student) throw noSuchStudent();
  return { student };
};
