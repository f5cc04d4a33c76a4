import type { TimeRules } from '#shared/contracts/calendar-settings.ts';
import type { LessonDto } from '#shared/contracts/lesson-fields.ts';
import { toClock, toMinutes } from '../school-clock.ts';

type Hours = Pick<TimeRules, 'opens' | 'closes'>;
type Times = Pick<LessonDto, 'start' | 'end'>;

/** The hours that the calendar draws: those of the school, and whole ones around lessons outside them. */
export function shownHours({ opens, closes }: Hours, lessons: readonly Times[]): [string, string] {
  const first = Math.min(opens, ...lessons.map(({ start }) => toMinutes(start)));
  const last = Math.max(closes, ...lessons.map(({ end }) => toMinutes(end)));
  return [toClock(Math.floor(first / 60) * 60), toClock(Math.ceil(last / 60) * 60)];
}
