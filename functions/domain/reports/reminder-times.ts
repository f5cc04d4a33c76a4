import { instantAt } from '#functions/domain/lessons/school-time.ts';
import { addDays } from '#shared/days.ts';
import type { CycleValue } from './cycle.ts';

/** Teachers are reminded in the morning. */
const MORNING = 8 * 60;

/** When teachers are reminded next of a cycle that is open; empty for never. */
export function nextReminder(
  { state, deadline, remind }: Pick<CycleValue, 'state' | 'deadline' | 'remind'>,
  timeZone: string,
  now: Date,
): string {
  if (state === 'closed' || deadline === '') return '';
  const times = remind.map((days) => instantAt(addDays(deadline, -days), MORNING, timeZone));
  return (
    times
      .filter((at) => at > now.toISOString())
      .sort()
      .at(0) ?? ''
  );
}
