import { classes } from '#functions/domain/classes/class.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { isStudent, noSuchStudent } from '#functions/domain/students/student-scope.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import type { classes as contract } from '#shared/contracts/classes.ts';
import type { Answer } from '#shared/contracts/endpoint.ts';
import { codeMessage, message } from '#shared/i18n/messages.ts';
import type { ClassId, StudentId } from '#shared/ids.ts';

type Result = Answer<typeof contract.endpoints.join>['results'][number];

export interface MoveOfMany {
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
  /** What to tell instead of a refusal that came from the transaction. */
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
      return classIds && { ...before, classIds };
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
export async function moveStudents(move: MoveOfMany, ids: readonly StudentId[]) {
  const results: Result[] = [];
  for (const id of ids) results.push(await outcome(move, id));
  const { schoolId } = move.actor;
  const found = await classes.get({ schoolId, id: move.classId }, { consistent: true });
  return { results, size: found?.size ?? 0 };
}
