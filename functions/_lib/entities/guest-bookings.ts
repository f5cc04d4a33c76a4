import * as z from 'zod';
import { entity, type Stored } from '#functions/_lib/entity.ts';
import { personPartition } from '#functions/_lib/keys.ts';
import { ClassId, LessonId, SchoolId, UserId } from '#shared/ids.ts';
import type { PersonId } from './user.ts';

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
      }),
    ),
  });
export type GuestBookings = Stored<z.infer<ReturnType<typeof GuestBookings>>>;

export const guestBookings = entity({
  type: 'guest-bookings',
  version: 1,
  schema: GuestBookings,
  key: ({ schoolId, userId }: PersonId) => ({
    pk: personPartition(schoolId, userId),
    sk: 'GUEST-BOOKINGS',
  }),
});
