import * as z from 'zod';
import { type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { CourseId, SchoolId, UserId } from '#shared/ids.ts';

/** The deduction of a student that holds for the lesson: the entry of the ledger, and its hours. */
const Deduction = () =>
  z.object({
    userId: UserId,
    courseId: CourseId.optional(),
    n: z.number().int(),
    hours: z.number().multipleOf(0.5),
  });

/**
 * What a lesson has taken from its students. It changes in the transactions that write the entries, so
 * that a student has at most one deduction for it that is not reversed, whatever is repeated.
 */
const LessonCharges = () =>
  z.object({ schoolId: SchoolId, lessonId: z.string(), deductions: z.array(Deduction()) });
export type LessonCharges = Stored<z.infer<ReturnType<typeof LessonCharges>>>;

type LessonKey = Pick<Lesson, 'schoolId' | 'id'>;

export const lessonCharges = entity({
  type: 'lesson-charges',
  version: 1,
  schema: LessonCharges,
  key: (id: LessonKey) => ({ pk: lessons.key(id).pk, sk: 'CHARGES' }),
});
