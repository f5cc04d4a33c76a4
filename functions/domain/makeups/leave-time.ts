import type { LessonValue } from '#functions/domain/lessons/lesson.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { TimeRules } from '#shared/lessons/calendar-calls.ts';
import { ROLE } from '#shared/roles.ts';

export const hasBegun = ({ state, startsAt }: LessonValue, now: Date): boolean =>
  state !== 'planned' || now.getTime() >= Date.parse(startsAt);

type Rules = Pick<TimeRules, 'leaveHours'>;

const isTooLate = ({ role }: Actor, { startsAt }: LessonValue, rules: Rules, now: Date): boolean =>
  role === ROLE.student && now.getTime() > Date.parse(startsAt) - rules.leaveHours * 3_600_000;

/** Whether leave and bookings of a lesson can still change: staff until it begins, students until the cut-off of the school. */
export const isInTime = (actor: Actor, lesson: LessonValue, rules: Rules, now: Date): boolean =>
  !hasBegun(lesson, now) && !isTooLate(actor, lesson, rules, now);

/** Throws -1 when it is too late to change leave or bookings of a lesson. */
export function requireTime(actor: Actor, lesson: LessonValue, rules: Rules, now: Date): void {
  if (hasBegun(lesson, now)) throw new CallError(CODE.wait, { reason: 'makeups.leaveBegun' });
  if (!isTooLate(actor, lesson, rules, now)) return;
  const params = { hours: rules.leaveHours };
  throw new CallError(CODE.wait, { reason: 'makeups.leaveTooLate', params });
}
