import * as z from 'zod';
import type { PersonId } from '#functions/domain/people/user.ts';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { personPartition } from '#functions/platform/keys.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { ClassId, LessonId, SchoolId, UserId } from '#shared/ids.ts';

/** The single lessons of other classes that a student comes to, to make up for others; past ones are dropped. */
const GuestBookings = () =>
  z.object({
    schoolId: SchoolId,
    userId: UserId,
    lessons: z.array(
      z.object({
        lessonId: LessonId,
        classId: ClassId,
        date: z.iso.date(),
        start: z.number().int(),
        end: z.number().int(),
        /** The lesson that is made up for. */
        missed: LessonId.optional(),
      }),
    ),
    /** Set when the student is removed: it goes with the retention time. */
    expires: z.number().int().optional(),
  });
export type GuestBookings = Stored<z.infer<ReturnType<typeof GuestBookings>>>;

export type GuestBooking = GuestBookings['lessons'][number];

export const guestBookings = entity({
  type: 'guest-bookings',
  version: 1,
  schema: GuestBookings,
  key: ({ schoolId, userId }: PersonId) => ({
    pk: personPartition(schoolId, userId),
    sk: 'GUEST-BOOKINGS',
  }),
});

/** Writes what a student is booked for; fails, to be tried again, when it changed since it was read. */
export function writingBookings(
  { schoolId, userId }: PersonId,
  before: GuestBookings | undefined,
  list: GuestBooking[],
): TransactWrite[] {
  const id = { schoolId, userId };
  return guestBookings.writing(id, before, { ...(before ?? id), lessons: list });
}
