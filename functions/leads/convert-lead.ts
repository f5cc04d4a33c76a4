import { findNamesakes } from '#functions/domain/enrolment/find-namesakes.ts';
import { giveLicences } from '#functions/domain/enrolment/give-licences.ts';
import { loadJoinedClasses } from '#functions/domain/enrolment/joined-classes.ts';
import {
  type AddedStudent,
  addStudent,
  type NewStudent,
} from '#functions/domain/enrolment/new-student.ts';
import { toStudentDetails } from '#functions/domain/enrolment/student-dtos.ts';
import { changingLead, inState, loadLead } from '#functions/domain/leads/change-lead.ts';
import type { Lead } from '#functions/domain/leads/lead.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { proposeAccounts } from '#functions/domain/people/account-names.ts';
import { knownFirstPassword, loadSchool } from '#functions/domain/people/first-password.ts';
import { users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { toSamePhone } from '#functions/domain/students/family-dtos.ts';
import {
  isOwnStudent,
  noSuchStudent,
  notYourStudent,
  ownClasses,
} from '#functions/domain/students/student-scope.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/endpoint.ts';
import type { StudentId } from '#shared/ids.ts';
import type { leads as contract } from '#shared/leads/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { givingUpTrial } from './give-up-trial.ts';

type Convert = typeof contract.endpoints.convert;

/** Thrown when somebody changed the lead in between, perhaps by converting it; compared by identity. */
const LEAD_CHANGED = new CallError(CODE.wait, { reason: 'common.stale' });

/** The student is a member of a class from now on: a seat of a trial is given free before. */
async function leaveTrial(actor: Actor, id: Lead['id']): Promise<void> {
  await retryWrite(async () => {
    const before = await loadLead(actor.schoolId, id);
    const { lead, writes } = await givingUpTrial(before);
    if (lead === before) return;
    await transact([...changingLead(before, inState(lead, 'contacted')), ...writes]);
  });
}

/** The lead's part of the transaction that adds the student: it becomes this one, and never another. */
function enrolling(actor: Actor, lead: Lead, made: AddedStudent, now: Date): TransactWrite[] {
  const enrolled = { ...inState(lead, 'enrolled'), studentId: made.id, due: '' };
  const [item, ...others] = changingLead(lead, enrolled);
  return [
    ...(item ? [{ ...item, refusal: LEAD_CHANGED }] : []),
    ...others,
    ...loggingOperation({ ...actor, now }, 'lead.convert', {
      id: lead.id,
      name: lead.name,
      student: made.id,
    }),
  ];
}

const guardiansOf = ({ guardians }: Lead): NonNullable<NewStudent['guardians']> =>
  guardians.map((guardian) => ({ ...guardian, photos: 'unknown' }));

async function enrol(actor: Actor, lead: Lead, input: Input<Convert>, now: Date) {
  const { name, account, gender, birthday, remark, class_ids, force } = input;
  const classes = await loadJoinedClasses(actor, class_ids);
  const hasNamesake = force ? () => false : await findNamesakes(actor, [name], class_ids);
  if (hasNamesake(name)) throw refuseField('name', 'duplicate');
  const [proposed = ''] = account ? [] : await proposeAccounts(actor.school.name, [name]);
  const phone = lead.guardians[0]?.phone ?? '';
  const person = { name, account, gender, birthday, remark, phone, nick: '' };
  const addition = { actor, classes, ownPasswords: actor.role !== ROLE.principal, now };
  const recording = (made: AddedStudent) => enrolling(actor, lead, made, now);
  return addStudent(addition, { ...person, guardians: guardiansOf(lead) }, { proposed, recording });
}

interface Converted {
  readonly id: StudentId;
  readonly already: boolean;
}

const TRIES = 4;

/** The student of the lead, which is made unless there is one; whoever tries it at the same time gets the same. */
async function convert(actor: Actor, input: Input<Convert>, now: Date): Promise<Converted> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const lead = await loadLead(actor.schoolId, input.lead_id);
    if (lead.studentId) return { id: lead.studentId, already: true };
    if (lead.trial?.state === 'booked') {
      await leaveTrial(actor, lead.id);
      continue;
    }
    try {
      return { id: (await enrol(actor, lead, input, now)).id, already: false };
    } catch (error) {
      if (error === LEAD_CHANGED) continue;
      // The student of another attempt may have taken the seat or the name.
      const { studentId } = await loadLead(actor.schoolId, input.lead_id);
      if (!studentId) throw error;
      return { id: studentId, already: true };
    }
  }
  throw LEAD_CHANGED;
}

export const convertLead: UseCase<Convert> = async (actor, input, deps) => {
  const now = deps.now();
  await giveLicences(actor, now);
  const { id: userId, already } = await convert(actor, input, now);
  await giveLicences(actor, now);
  const user = await users.get({ schoolId: actor.schoolId, userId }, { consistent: true });
  const [student] = user && !user.removed ? await toStudentDetails(actor, [user], now) : [];
  if (!user || !student) throw noSuchStudent();
  const own = await ownClasses(actor);
  // A colleague's student since: of those a teacher learns nothing here either.
  if (already && !isOwnStudent(user, own)) throw notYourStudent();
  // A student of before may be another teacher's: only principals are told the password once more.
  const told = !already || actor.role === ROLE.principal;
  const password = told
    ? await knownFirstPassword(actor.role, user, await loadSchool(actor.school))
    : undefined;
  const same_phone = await toSamePhone(user, own, now);
  return { student, initial_password: password ?? null, already, same_phone };
};
