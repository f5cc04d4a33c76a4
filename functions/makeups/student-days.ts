import { type Days, loadDays } from '#functions/domain/lessons/days.ts';
import type { GuestBooking } from '#functions/domain/lessons/guest-bookings.ts';
import { overlap, type Slot } from '#functions/domain/lessons/school-time.ts';
import type { User } from '#functions/domain/people/user.ts';

/** The lessons of a student: those of the student's classes, and those booked as a guest. */
export interface StudentDays {
  readonly days: Days;
  readonly booked: readonly GuestBooking[];
  readonly student: Pick<User, 'schoolId' | 'classIds'>;
}

export const loadStudentDays = async (
  student: StudentDays['student'],
  booked: readonly GuestBooking[],
  dates: readonly string[],
): Promise<StudentDays> => ({
  days: await loadDays(student.schoolId, student.classIds, dates),
  booked,
  student,
});

/** The lesson that the student has at that time; undefined when the student is free. */
export function busyAt(slot: Slot, { days, booked, student }: StudentDays): Slot | undefined {
  const { date } = slot;
  const own = student.classIds.flatMap((id) => days.entries(id, date));
  const guest = booked.filter((each) => each.date === date);
  const found = [...own, ...guest].find((entry) => overlap(entry, slot));
  return found && { date, start: found.start, end: found.end };
}
