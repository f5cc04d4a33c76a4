import * as z from 'zod';
import { type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { CourseId, SchoolId, UserId } from '#shared/ids.ts';

/** The current deduction of a student for the lesson: the entry of the ledger, and its hours. */
const Deduction = () =>
  z.object({
    userId: UserId,
    courseId: CourseId.optional(),
    n: z.number().int(),
    hours: z.number().multipleOf(0.5),
  });

/**
 * The hours that a lesson has taken from its students. Written in the transactions of the ledger's entries, so
 * that each student has at most one deduction for it that is not reversed.
 */
const LessonCharges = () =>
  z.object({ schoolId: SchoolId, lessonId: z.string(), deductions: z.array(Deduction()) });
export type LessonCharges = Stored<z.infer<ReturnType<typeof LessonCharges>>>;
export type Deduction = LessonCharges['deductions'][number];

type LessonKey = Pick<Lesson, 'schoolId' | 'id'>;

export const lessonCharges = entity({
  type: 'lesson-charges',
  version: 1,
  schema: LessonCharges,
  key: (id: LessonKey) => ({ pk: lessons.key(id).pk, sk: 'CHARGES' }),
});
