export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening';

/** The part of the day that a greeting speaks of, at this hour (0 to 23) of the person's own clock. */
export function dayPart(hour: number): DayPart {
  if (hour >= 5 && hour < 11) return 'morning';
  if (hour >= 11 && hour < 13) return 'noon';
  if (hour >= 13 && hour < 18) return 'afternoon';
  return 'evening';
}
