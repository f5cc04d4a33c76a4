import type { Actor } from '#functions/_lib/actor.ts';
import type { UseCase } from '#functions/_lib/create-handler.ts';
import { users } from '#functions/_lib/entities/user.ts';
import { refuseField } from '#functions/_lib/errors.ts';
import { proposeAccounts } from '#functions/_lib/people/account-names.ts';
import { giveLicences } from '#functions/_lib/students/give-licences.ts';
import { toStudentDetails } from '#functions/_lib/students/student-records.ts';
import { noSuchStudent, requireAbility } from '#functions/_lib/students/student-scope.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import type { students } from '#shared/contracts/students.ts';
import { findNamesakes } from './find-namesakes.ts';
import { loadJoinedClasses } from './joined-classes.ts';
import { addStudent, findMade, type Made } from './new-student.ts';

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
