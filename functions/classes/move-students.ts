import { type Class, classes } from '#functions/domain/classes/class.ts';
import {
  movingStudent,
  seatRefusal,
  tooManyClasses,
  withClasses,
} from '#functions/domain/classes/class-moves.ts';
import { loadManagedClass, noSuchClass } from '#functions/domain/classes/class-scope.ts';
import { joiningTimetables, toJoiningStudent } from '#functions/domain/lessons/join-timetables.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import { type Actor, authorOf } from '#functions/domain/sessions/actor.ts';
import { isEntrusted } from '#functions/domain/students/entrusted.ts';
import { isStudent, noSuchStudent, ownClasses } from '#functions/domain/students/student-scope.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { classes as contract } from '#shared/classes/contract.ts';
import { CLASS_LIMITS } from '#shared/classes/limits.ts';
import type { Answer } from '#shared/endpoint.ts';
import { codeMessage, message } from '#shared/i18n/messages.ts';
import type { ClassId, StudentId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';

type Result = Answer<typeof contract.endpoints.join>['results'][number];

interface MoveOfMany {
  readonly actor: Actor;
  readonly classId: ClassId;
  readonly now: Date;
  /** The name of the change in the operation log. */
  readonly action: 'class.join' | 'class.leave';
  /** Why clashes of lessons are overruled. */
  readonly reason?: string;
  /** The classes of a student afterwards; undefined when nothing changes. */
  readonly classIds: (user: User) => ClassId[] | undefined;
  /** Membership, seat and history. */
  readonly writes: (user: User) => TransactWrite[] | Promise<TransactWrite[]>;
  /** Translates a refusal of the transaction into the error that the caller gets. */
  readonly explain: (refusal: CallError) => Promise<CallError>;
}

function toResult({ language }: Actor, id: StudentId, refusal: CallError): Result {
  const { reason, params } = refusal.details;
  const rule = reason ?? `code.${refusal.code}`;
  const text = reason ? message(language, reason, params) : codeMessage(language, refusal.code);
  return { id, ok: false, errors: [{ field: 'student_ids', rule, message: text }] };
}

async function moveOne(move: MoveOfMany, userId: StudentId): Promise<void> {
  const { actor, classId, now, action, reason } = move;
  const user = await users.change(
    { schoolId: actor.schoolId, userId },
    (before) => {
      if (!isStudent(before)) throw noSuchStudent();
      const classIds = move.classIds(before);
      return classIds && withClasses(before, classIds, now);
    },
    async (before) => [
      ...(await move.writes(before)),
      ...loggingOperation({ ...actor, now }, action, {
        id: classId,
        student: userId,
        ...(reason && { reason }),
      }),
    ],
  );
  if (!user) throw noSuchStudent();
  forgetAccountState(userId);
}

async function outcome(move: MoveOfMany, id: StudentId): Promise<Result> {
  try {
    await moveOne(move, id);
    return { id, ok: true, errors: [] };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return toResult(move.actor, id, await move.explain(error));
  }
}

/** Moves students one after the other: all of them write the same class. */
async function moveStudents(move: MoveOfMany, ids: readonly StudentId[]) {
  const results: Result[] = [];
  for (const id of ids) results.push(await outcome(move, id));
  const { schoolId } = move.actor;
  const found = await classes.get({ schoolId, id: move.classId }, { consistent: true });
  return { results, size: found?.size ?? 0 };
}

/** The actual reason: full, closed or deleted. The transaction only says that there is no seat. */
async function explain(joined: Class, refusal: CallError): Promise<CallError> {
  if (refusal.details.reason !== 'classes.seatLost') return refusal;
  const found = await classes.get(joined, { consistent: true });
  return found ? (seatRefusal(found) ?? refusal) : noSuchClass();
}

export const joinClass: UseCase<typeof contract.endpoints.join> = async (actor, input, deps) => {
  const found = await loadManagedClass(actor, input.class_id);
  const refusal = found.state === 'closed' ? seatRefusal(found) : undefined;
  if (refusal) throw refusal;
  const own = await ownClasses(actor);
  const now = deps.now();
  const override = actor.role === ROLE.principal ? input.override : '';
  return moveStudents(
    {
      actor,
      now,
      classId: found.id,
      action: 'class.join',
      ...(override && { reason: override }),
      classIds: ({ classIds }) => {
        if (classIds.includes(found.id)) return undefined;
        if (classIds.length >= CLASS_LIMITS.ofStudent) throw tooManyClasses();
        return [...classIds, found.id];
      },
      writes: async (user) => [
        ...movingStudent(
          user,
          { into: [found], entrusted: await isEntrusted(actor, user, own) },
          authorOf(actor, now),
        ),
        ...(await joiningTimetables(toJoiningStudent(user, [found]), authorOf(actor, now), {
          overruled: override !== '',
        })),
      ],
      explain: (error) => explain(found, error),
    },
    input.student_ids,
  );
};

export const leaveClass: UseCase<typeof contract.endpoints.leave> = async (actor, input, deps) => {
  const found = await loadManagedClass(actor, input.class_id);
  const now = deps.now();
  return moveStudents(
    {
      actor,
      now,
      classId: found.id,
      action: 'class.leave',
      classIds: ({ classIds }) =>
        classIds.includes(found.id) ? classIds.filter((id) => id !== found.id) : undefined,
      writes: (user) => movingStudent(user, { outOf: [found] }, authorOf(actor, now)),
      explain: async (error) => error,
    },
    input.student_ids,
  );
};
