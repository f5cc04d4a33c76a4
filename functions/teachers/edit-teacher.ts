import { changedFields, loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { readingOf } from '#functions/domain/people/account-names.ts';
import { endingSessions } from '#functions/domain/people/leave-school.ts';
import { countsOf } from '#functions/domain/people/register-person.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { counting } from '#functions/domain/schools/school-counts.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import {
  isStaff,
  lastPrincipal,
  noSuchTeacher,
  revisionOf,
  toRole,
  toTeacherDto,
} from '#functions/domain/teachers/staff-member.ts';
import { CallError, changedMeanwhile } from '#functions/platform/errors.ts';
import { requirePhone } from '#functions/platform/phones.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/endpoint.ts';
import { maskPhone } from '#shared/people/phones.ts';
import type { teachers } from '#shared/teachers/contract.ts';
import { refuseWithClasses } from './remove-teacher.ts';

type Edit = Input<typeof teachers.endpoints.edit>;
type Value = Omit<User, 'rev'>;

/** The fields that the edit names, with their new values. */
async function newValues({ school }: Actor, edit: Edit): Promise<Partial<Value>> {
  const { teacher_id: _id, rev: _rev, role, ...fields } = edit;
  const named = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(named),
    ...(edit.phone !== undefined && { phone: await requirePhone(edit.phone, school) }),
    ...(edit.name !== undefined && {
      reading: await readingOf(edit.name),
    }),
    ...(role && { role: toRole(role) }),
  };
}

const differs = (user: User, values: Partial<Value>): boolean =>
  JSON.stringify({ ...user, ...values }) !== JSON.stringify(user);

const shown = (user: Value) => {
  const { name, nick, phone, remark, disabled, role, abilities } = user;
  return { name, nick, phone: maskPhone(phone), remark, disabled, role, abilities };
};

function countingPrincipals(before: Value, after: Value): TransactWrite[] {
  const principals = (countsOf(after).principals ?? 0) - (countsOf(before).principals ?? 0);
  if (principals === 0) return [];
  if (principals > 0) return [counting(before.schoolId, { principals })];
  const refusal = lastPrincipal();
  return [
    counting(
      before.schoolId,
      { principals },
      { what: 'principals', side: 'above', limit: 1, refusal },
    ),
  ];
}

/** Nobody disables the own account, and a teacher with classes cannot become a live teacher. */
async function check(actor: Actor, { teacher_id: userId, disabled, role }: Edit): Promise<void> {
  if (disabled && userId === actor.userId)
    throw new CallError(CODE.wait, { reason: 'teachers.self' });
  if (role === 'live-teacher') await refuseWithClasses(actor.schoolId, userId);
}

interface Outcome {
  readonly user: User;
  /** Nothing was written, because another edit came first. */
  readonly isStale: boolean;
}

async function change(actor: Actor, edit: Edit, now: Date): Promise<Outcome> {
  const values = await newValues(actor, edit);
  let isStale = false;
  const user = await users.change(
    { schoolId: actor.schoolId, userId: edit.teacher_id },
    (found) => {
      if (!isStaff(found) || found.removed) throw noSuchTeacher();
      if (!differs(found, values)) return undefined;
      isStale = revisionOf(found) !== edit.rev;
      if (isStale) return undefined;
      return { ...found, ...values, ...(values.disabled && endingSessions(now)) };
    },
    (before, after) => [
      ...countingPrincipals(before, after),
      ...loggingOperation({ ...actor, now }, 'teacher.edit', {
        id: edit.teacher_id,
        ...changedFields(shown(before), shown(after)),
      }),
    ],
  );
  if (!user) throw noSuchTeacher();
  return { user, isStale };
}

export const editTeacher: UseCase<typeof teachers.endpoints.edit> = async (actor, edit, deps) => {
  const now = deps.now();
  await check(actor, edit);
  const { user, isStale } = await change(actor, edit, now);
  const teacher = await toTeacherDto(user, actor, now);
  if (isStale) throw changedMeanwhile(teacher);
  forgetAccountState(user.id);
  if (edit.disabled) await deps.identity.endKnownSessions(user.account);
  return { teacher };
};
