import {
  ATTENDED_PREFIX,
  type AttendedLesson,
  attendedLessons,
} from '#functions/domain/records/lesson-record.ts';
import { between } from '#functions/platform/key-range.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { type Item, queryItems } from '#functions/platform/table.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';

interface Child {
  readonly schoolId: SchoolId;
  readonly studentId: UserId;
}

interface Days {
  readonly from: string;
  readonly to: string;
}

/** The lessons that a child was recorded at in some days, the latest first. */
export async function pageOfAttended(
  { schoolId, studentId }: Child,
  { from, to }: Days,
  { limit, start }: { readonly limit: number; readonly start?: Item | undefined },
): Promise<{ readonly items: AttendedLesson[]; readonly next: Item | undefined }> {
  const range = [`${ATTENDED_PREFIX}${from}`, `${ATTENDED_PREFIX}${to}~`] as const;
  const { items, next } = await queryItems({
    ...between(personPartition(schoolId, studentId), range),
    ScanIndexForward: false,
    Limit: limit,
    ExclusiveStartKey: start,
  });
  return { items: items.map(attendedLessons.parse), next };
}

/** States of attendance of a child who was there. */
export const wasThere = ({ state }: Pick<AttendedLesson, 'state'>): boolean =>
  state === 'present' || state === 'late' || state === 'makeup';
