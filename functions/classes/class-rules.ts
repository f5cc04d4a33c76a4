import type { ClassValue } from '#functions/domain/classes/class.ts';
import { refuseField } from '#functions/platform/errors.ts';

/** Throws 1001 for a class whose values do not fit each other. */
export function checkClass({ kind, capacity, size, start, end }: ClassValue): void {
  if (kind === 'single' && capacity !== 1) throw refuseField('capacity', 'single');
  if (capacity < size) throw refuseField('capacity', 'belowSize', { size });
  if (start && end && end < start) throw refuseField('end_date', 'beforeStart');
}
