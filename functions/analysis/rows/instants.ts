import { daysOf, type Span } from '#functions/domain/analysis/months-asked.ts';
import { instantAt } from '#functions/domain/lessons/school-time.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { addDays } from '#shared/days.ts';

/** The instants of a span at the school: its first, and the first one after it. */
export function instantsOf(
  span: Span,
  { school: { timeZone } }: Pick<Actor, 'school'>,
): readonly [string, string] {
  const { from, to } = daysOf(span);
  const at = (day: string) => instantAt(day, 0, timeZone);
  return [at(from), at(addDays(to, 1))];
}
