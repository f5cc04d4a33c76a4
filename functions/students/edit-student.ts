import { movingStudent, planMoves, withClasses } from '#functions/domain/classes/class-moves.ts';
import { revisionOf, toStudentDetails } from '#functions/domain/enrolment/student-dtos.ts';
import { joiningTimetables, toJoiningStudent } from '#functions/domain/lessons/join-timetables.ts';
import { changedFields, loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { tellPrincipals } from '#functions/domain/notices/tell-principals.ts';
import { readingOf } from '#functions/domain/people/account-names.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import { type Actor, authorOf } from '#functions/domain/sessions/actor.ts';
import { requireAbility } from '#functions/domain/sessions/require-ability.ts';
import { isEntrusted, notEntrusted } from '#functions/domain/students/entrusted.ts';
import {
  isStudent,
  loadOwnStudent,
  noSuchStudent,
  ownClasses,
} from '#functions/domain/students/student-scope.ts';
import { CallError, changedMeanwhile, refuseField } from '#functions/platform/errors.ts';
import { requirePhone } from '#functions/platform/phones.ts';
import { TRANSACTION_MAX, type TransactWrite } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/endpoint.ts';
import { ROLE } from '#shared/roles.ts';
import type { students } from '#shared/students/contract.ts';

type Edit = typeof students.endpoints.edit;
type Editable = Pick<
  User,
  'name' | 'nick' | 'phone' | 'gender' | 'birthday' | 'remark' | 'disabled' | 'classIds'
>;

/** The editable fields after the edit: those that the payload names, the others as they are. */
const editedFields = (user: User, input: Input<Edit>, phone: string): Editable => ({
  name: input.name ?? user.name,
  nick: input.nick ?? user.nick,
  phone,
  gender: input.gender ?? user.gender,
  birthday: input.birthday ?? user.birthday,
  remark: input.remark ?? user.remark,
  disabled: input.disabled ?? user.disabled,
  classIds: input.class_ids ?? user.classIds,
});

/** A teacher must leave a student in one of the own classes, or could not see the student any more. */
function refuseLosing({ role }: Actor, { classIds }: Editable): void {
  if (role !== ROLE.principal && classIds.length === 0) throw refuseField('class_ids', 'required');
}

async function studentChanged(actor: Actor, user: User, now: Date): Promise<CallError> {
  const [current] = await toStudentDetails(actor, [user], now);
  return changedMeanwhile(current);
}

/** The table refuses more, e.g. for long names and a phone changed together with many classes. */
function checkSize(writes: TransactWrite[], user: User, after: Omit<User, 'rev'>) {
  const all = writes.length + users.replacing({ ...user, userId: user.id }, user, after).length;
  if (all > TRANSACTION_MAX) throw new CallError(CODE.wait, { reason: 'students.tooMuchAtOnce' });
  return writes;
}

/** `entrusted` says whether the caller was trusted with the student before. */
async function change(
  actor: Actor,
  { before, edited, entrusted }: { before: User; edited: Editable; entrusted: boolean },
  now: Date,
) {
  const { before: old, after: fresh } = changedFields({ ...before }, { ...edited });
  if (Object.keys(fresh).length === 0) return before;
  const renamed = edited.name !== before.name;
  const reading = renamed ? await readingOf(edited.name) : before.reading;
  const moves = await planMoves(actor, before.classIds, edited.classIds);
  const detail = { id: before.id, before: old, after: fresh };
  return users.change(
    { schoolId: actor.schoolId, userId: before.id },
    (user) =>
      revisionOf(user) === revisionOf(before)
        ? { ...withClasses(user, edited.classIds, now), ...edited, reading }
        : undefined,
    async (user, after) =>
      checkSize(
        [
          ...movingStudent(
            { ...user, name: after.name },
            { ...moves, entrusted },
            authorOf(actor, now),
          ),
          ...(await joiningTimetables(
            toJoiningStudent(user, moves.into, moves.outOf),
            authorOf(actor, now),
          )),
          ...loggingOperation({ ...actor, now }, 'student.edit', detail),
        ],
        user,
        after,
      ),
  );
}

export const editStudent: UseCase<Edit> = async (actor, input, deps) => {
  const now = deps.now();
  if (input.phone !== undefined) requireAbility(actor, 'see-phones');
  const own = await ownClasses(actor);
  const before = await loadOwnStudent(actor, input.student_id, { own });
  if (revisionOf(before) !== input.rev) throw await studentChanged(actor, before, now);
  const asked = { country: actor.school.country, before: before.phone };
  const phone = await requirePhone(input.phone ?? before.phone, asked);
  const edited = editedFields(before, input, phone);
  if (input.class_ids) refuseLosing(actor, edited);
  const entrusted = await isEntrusted(actor, before, own);
  const isReachedAnew = edited.phone !== before.phone;
  // A forgotten password is replaced with a code that goes to this phone.
  if (isReachedAnew && !entrusted) throw notEntrusted();
  const after = await change(actor, { before, edited, entrusted }, now);
  forgetAccountState(before.id);
  if (!isStudent(after)) throw noSuchStudent();
  // Another edit came first: nothing of this one was written.
  if (revisionOf(after) !== revisionOf({ ...before, ...edited }))
    throw await studentChanged(actor, after, now);
  if (isReachedAnew) await tellPrincipals(actor, 'students.phonesChanged', [after.name], now);
  const [student] = await toStudentDetails(actor, [after], now);
  if (!student) throw noSuchStudent();
  return { student };
};
