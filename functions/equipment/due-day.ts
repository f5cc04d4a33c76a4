import type { Actor } from '#functions/domain/sessions/actor.ts';
import { refuseField } from '#functions/platform/errors.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { addDays } from '#shared/days.ts';

const FARTHEST_DAYS = 2 * 366;

/** Throws 1001 for a last day that has passed, or that is too far ahead. */
export function requireDue(actor: Actor, due: string, now: Date): void {
  if (due === '') return;
  const today = dayAt(momentOf(actor, now));
  if (due < today) throw refuseField('due', 'past');
  if (due > addDays(today, FARTHEST_DAYS)) throw refuseField('due', 'tooFar');
}
