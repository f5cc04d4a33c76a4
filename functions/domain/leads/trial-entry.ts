import * as z from 'zod';
import { type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import { entity } from '#functions/platform/entity.ts';
import { LeadId, LessonId, SchoolId, UserId } from '#shared/ids.ts';

/**
 * A child who tries a lesson, beside the record of the lesson: it is no student, takes no hours, and counts in no
 * figure of teaching. It stays with the lesson when the lead tries another one.
 */
const TrialEntry = () =>
  z.object({
    schoolId: SchoolId,
    lessonId: LessonId,
    leadId: LeadId,
    name: z.string(),
    className: z.string(),
    state: z.enum(['booked', 'present', 'absent']),
    remark: z.string(),
    /** Who recorded it, and when. */
    by: UserId.optional(),
    at: z.iso.datetime().optional(),
    /** Time to live (epoch seconds), set when the student is removed. */
    expires: z.number().int().optional(),
  });
export type TrialEntry = z.infer<ReturnType<typeof TrialEntry>>;

interface TrialKey {
  readonly schoolId: SchoolId;
  readonly lessonId: LessonId;
  readonly leadId: LeadId;
}

export const trialEntries = entity({
  type: 'lesson-trial',
  version: 1,
  schema: TrialEntry,
  key: ({ schoolId, lessonId, leadId }: TrialKey) => ({
    pk: lessons.key({ schoolId, id: lessonId }).pk,
    sk: `TRIAL#${leadId}`,
  }),
});

/** The children who try a lesson, in the order of booking. */
export async function loadTrialEntries({
  schoolId,
  id: lessonId,
  trials = [],
}: Pick<Lesson, 'schoolId' | 'id' | 'trials'>): Promise<TrialEntry[]> {
  const keys = trials.map((leadId) => ({ schoolId, lessonId, leadId }));
  const found = await trialEntries.getMany(keys, { consistent: true });
  return found.flatMap((entry) => entry ?? []);
}
