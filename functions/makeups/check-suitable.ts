import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import { toClock } from '#functions/domain/lessons/school-time.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { CODE } from '#shared/codes.ts';
import type { MessageKey, MessageParams } from '#shared/i18n/messages.ts';
import { ROLE } from '#shared/roles.ts';
import { hasBegun } from './leave-time.ts';
import type { MissedLesson } from './missed-lesson.ts';
import { busyAt, type StudentDays } from './student-days.ts';

interface Question {
  readonly missed: MissedLesson;
  /** The lesson that is to make up for it. */
  readonly host: Lesson;
  readonly seats: number;
  readonly days: StudentDays;
  /** Why another kind of course will do. */
  readonly override: string;
}

type Objection = readonly [MessageKey, MessageParams?];

/** Why the right itself cannot be booked. */
function ofRight({ missed: { right, validTo } }: Question, today: string): Objection | undefined {
  const { state, booked, missed } = right ?? {};
  if (state === 'used')
    return ['makeups.rightUsed', { date: missed?.date ?? '', used: booked?.date ?? '' }];
  if (state === 'booked' && booked)
    return ['makeups.alreadyBooked', { date: booked.date, time: toClock(booked.start) }];
  return validTo < today ? ['makeups.expired', { date: validTo }] : undefined;
}

/** Why the lesson does not make up for the missed one, but for its course. */
function ofLesson({ missed, host, seats, days }: Question, now: Date): Objection | undefined {
  if (hasBegun(host, now)) return ['makeups.lessonBegun'];
  if (days.student.classIds.includes(host.classId)) return ['makeups.ownClass'];
  if (host.date > missed.validTo) return ['makeups.afterExpiry', { date: missed.validTo }];
  const busy = busyAt(host, days);
  if (busy) return ['makeups.busy', { date: busy.date, time: toClock(busy.start) }];
  return seats < 1 ? ['makeups.full'] : undefined;
}

const isOfCourse = ({ missed, host }: Question): boolean => missed.courseId === host.courseId;

/** Whether a lesson can be proposed, in whatever kind of course. */
export const isSuitable = (question: Question, now: Date): boolean => !ofLesson(question, now);

/** Throws -1 and says why a student cannot make up for a lesson in another. */
export function checkSuitable(actor: Actor, question: Question, now: Date): void {
  const today = dayAt(momentOf(actor, now));
  const allowed = actor.role === ROLE.principal && question.override !== '';
  const objection =
    ofRight(question, today) ??
    ofLesson(question, now) ??
    (isOfCourse(question) || allowed ? undefined : (['makeups.otherCourse'] as const));
  if (!objection) return;
  const [reason, params] = objection;
  throw new CallError(CODE.wait, { reason, ...(params && { params }) });
}
