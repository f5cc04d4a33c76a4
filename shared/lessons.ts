import { mayChange } from './abilities.ts';
import type { Role } from './roles.ts';

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
