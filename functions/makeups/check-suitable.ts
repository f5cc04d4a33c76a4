import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import { toClock } from '#functions/domain/lessons/school-time.ts';
import { hasBegun } from '#functions/domain/makeups/leave-time.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { CODE } from '#shared/codes.ts';
import type { MessageKey, MessageParams } from '#shared/i18n/messages.ts';
import { ROLE } from '#shared/roles.ts';
import type { MissedLesson } from './missed-lesson.ts';
import { busyAt, type StudentDays } from './student-days.ts';

interface Candidate {
  readonly missed: MissedLesson;
  /** The lesson that is to make up for it. */
  readonly host: Lesson;
  readonly seats: number;
  readonly days: StudentDays;
  /** Why another kind of course is allowed; empty when it is not. */
  readonly override: string;
}

type Objection = readonly [MessageKey, MessageParams?];

/** Why the right itself cannot be booked. */
function objectionToRight(
  { missed: { right, validTo } }: Candidate,
  today: string,
): Objection | undefined {
  const { state, booked, missed } = right ?? {};
  if (state === 'used')
    return ['makeups.rightUsed', { date: missed?.date ?? '', used: booked?.date ?? '' }];
  if (state === 'booked' && booked)
    return ['makeups.alreadyBooked', { date: booked.date, time: toClock(booked.start) }];
  return validTo < today ? ['makeups.expired', { date: validTo }] : undefined;
}

/** Why the lesson cannot make up for the missed one, apart from its course. */
function objectionToLesson(
  { missed, host, seats, days }: Candidate,
  now: Date,
): Objection | undefined {
  if (hasBegun(host, now)) return ['makeups.lessonBegun'];
  if (days.student.classIds.includes(host.classId)) return ['makeups.ownClass'];
  if (host.date > missed.validTo) return ['makeups.afterExpiry', { date: missed.validTo }];
  const busy = busyAt(host, days);
  if (busy) return ['makeups.busy', { date: busy.date, time: toClock(busy.start) }];
  return seats < 1 ? ['makeups.full'] : undefined;
}

const isOfCourse = ({ missed, host }: Candidate): boolean => missed.courseId === host.courseId;

/** Whether a lesson can be proposed, regardless of its course. */
export const isSuitable = (candidate: Candidate, now: Date): boolean =>
  !objectionToLesson(candidate, now);

/** Throws -1 with the reason why a student cannot make up for the missed lesson in the other one. */
export function checkSuitable(actor: Actor, candidate: Candidate, now: Date): void {
  const today = dayAt(momentOf(actor, now));
  const allowed = actor.role === ROLE.principal && candidate.override !== '';
  const objection =
    objectionToRight(candidate, today) ??
    objectionToLesson(candidate, now) ??
    (isOfCourse(candidate) || allowed ? undefined : (['makeups.otherCourse'] as const));
  if (!objection) return;
  const [reason, params] = objection;
  throw new CallError(CODE.wait, { reason, ...(params && { params }) });
}
