import * as z from 'zod';
import type { PersonId } from '#functions/domain/people/user.ts';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { personPartition } from '#functions/platform/keys.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { ClassId, LessonId, SchoolId, UserId } from '#shared/ids.ts';

/** Lessons of other classes that a student attends as a guest, to make up for missed ones. Old ones are dropped. */
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
        /** The missed lesson that it makes up for. */
        missed: LessonId.optional(),
      }),
    ),
    /** Time to live (epoch seconds), set when the student is removed. */
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

/** Writes the bookings of a student. The transaction fails, to be retried, when they changed since they were read. */
export function writingBookings(
  { schoolId, userId }: PersonId,
  before: GuestBookings | undefined,
  list: GuestBooking[],
): TransactWrite[] {
  const id = { schoolId, userId };
  return guestBookings.writing(id, before, { ...(before ?? id), lessons: list });
}
