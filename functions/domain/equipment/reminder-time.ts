import { instantAt } from '#functions/domain/lessons/school-time.ts';
import { addDays } from '#shared/days.ts';

/** In the morning. */
const MORNING = 8 * 60;

/** When who lent a piece is reminded: the morning after its last day; empty for a loan without an end. */
export const reminderOf = (due: string, timeZone: string): string =>
  due === '' ? '' : instantAt(addDays(due, 1), MORNING, timeZone);
