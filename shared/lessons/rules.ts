import type { Role } from '#shared/roles.ts';
import { mayChange } from '#shared/teachers/abilities.ts';
import { LESSON_LIMITS } from './limits.ts';

interface Caller {
  readonly role: Role;
  readonly userId: string;
}

interface LessonStaff {
  readonly teacherId: string;
  readonly assistantId?: string | null | undefined;
}

/** Who teaches a lesson and writes its record: its teacher and assistant; a principal any of the school. */
export const mayTeachLesson = (caller: Caller, { teacherId, assistantId }: LessonStaff): boolean =>
  mayChange(caller, [teacherId, assistantId]);

/** Who may change or delete a lesson: the same people, until it begins. */
export const mayChangeLesson = (
  caller: Caller,
  lesson: LessonStaff & { readonly state: string },
): boolean => lesson.state === 'planned' && mayTeachLesson(caller, lesson);

const MINUTE_MS = 60_000;

interface LessonTimes {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The instant from which a lesson can be started, and its record written. */
export const startableFrom = ({ startsAt }: Pick<LessonTimes, 'startsAt'>): Date =>
  new Date(Date.parse(startsAt) - LESSON_LIMITS.startEarlyMinutes * MINUTE_MS);

/** Until then a lesson has hardly begun: who ends it confirms that its hours are taken. */
export const endsEarlyUntil = ({ startsAt, endsAt }: LessonTimes): Date =>
  new Date(
    Math.min(Date.parse(startsAt) + LESSON_LIMITS.endEarlyMinutes * MINUTE_MS, Date.parse(endsAt)),
  );
