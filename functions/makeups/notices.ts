import { type LessonValue, staffOf } from '#functions/domain/lessons/lesson.ts';
import {
  loadLessonParams,
  type MakeupNotice,
  notifyingOfMakeup,
} from '#functions/domain/makeups/makeup-notices.ts';
import {
  type MakeupRight,
  makeupRights,
  rightIdOf,
} from '#functions/domain/makeups/makeup-right.ts';
import type { User } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { isConditionFailure, type TransactWrite, transact } from '#functions/platform/table.ts';
import type { MakeupDto } from '#shared/contracts/makeup-fields.ts';

interface Notices {
  readonly lesson: LessonValue;
  readonly student: User;
  /** The notice to the staff of the lesson, and the one to the student. */
  readonly staff: MakeupNotice;
  readonly own: MakeupNotice;
  readonly more?: Readonly<Record<string, string>>;
}

/** Notices to the staff of a lesson and to the student, except to the caller. */
export async function notifyingBoth(
  { userId, schoolId }: Actor,
  { lesson, student, staff, own, more }: Notices,
  now: Date,
): Promise<TransactWrite[]> {
  const params = { ...(await loadLessonParams(lesson)), name: student.name, ...more };
  const people = staffOf(lesson).filter((id) => id !== userId);
  return [
    ...people.flatMap((id) => notifyingOfMakeup({ schoolId, userId: id }, staff, params, now)),
    ...(student.id === userId
      ? []
      : notifyingOfMakeup({ schoolId, userId: student.id }, own, params, now)),
  ];
}

/** Notices written by one request. */
const NOTIFIED_MAX = 5;

/** Once for each right, also when two requests read it at the same time. */
async function notifyOnce(right: MakeupRight, now: Date): Promise<void> {
  const { missed, validTo } = right;
  const params = { date: missed.date, until: validTo };
  try {
    await transact([
      ...makeupRights.replacing(rightIdOf(right), right, { ...right, told: true }),
      ...notifyingOfMakeup(right, 'Expiring', params, now),
    ]);
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

/**
 * Notifies students of rights whose last day is near. There are no scheduled jobs in the deployment: requests
 * that list rights, for the student's home or for staff, notify those who have not been notified yet.
 */
export async function notifyExpiring(
  rights: readonly MakeupRight[],
  dtos: readonly MakeupDto[],
  now: Date,
): Promise<void> {
  const soon = new Set(
    dtos
      .filter(({ expires_soon }) => expires_soon)
      .map(({ student_id, missed }) => `${student_id} ${missed.id}`),
  );
  const untold = rights.filter(
    ({ told, userId, missed }) => !told && soon.has(`${userId} ${missed.id}`),
  );
  for (const right of untold.slice(0, NOTIFIED_MAX)) await notifyOnce(right, now);
}
