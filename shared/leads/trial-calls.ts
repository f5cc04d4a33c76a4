import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import { ClassId, cursor, flag, integer, oneOf, optionalText, page } from '#shared/fields.ts';
import { CourseId, LeadId, LessonId } from '#shared/ids.ts';
import { MakeupChoice } from '#shared/makeups/fields.ts';
import { ROLE, STAFF } from '#shared/roles.ts';
import { TEACHING_LIMITS } from '#shared/teaching/limits.ts';
import { LeadDetail, Trial } from './fields.ts';
import { LEAD_LIMITS } from './limits.ts';

/** As trial lessons are a side matter of lessons, pages of them are short. */
const CHOICES_MAX = 20;

const trialLessons = post('consult/trial_lessons', {
  summary:
    'Lessons that a lead can try: of the whole school, not begun, with a free seat, the next first; of a class or a kind of course. A page may be short, and has a cursor while there may be more.',
  access: STAFF,
  writes: 'no',
  budget: { read: 24, write: 0 },
  codes: [CODE.notFound],
  input: () =>
    z.object({
      class_id: ClassId.optional(),
      course_id: CourseId.optional(),
      cursor,
      limit: integer(1, CHOICES_MAX).default(CHOICES_MAX),
    }),
  output: () => page(MakeupChoice()),
});

const bookTrial = post('consult/book_trial', {
  summary: `Book a lead into a coming lesson of any class, as far as it has seats; a booking of before is given up. \`cancel\` gives the booking up without another. -1 when no seat is free, when the lesson has begun, or when the lead is enrolled. A lesson takes up to ${LEAD_LIMITS.lessonTrialsMax} leads. Repeating it changes nothing.`,
  access: STAFF,
  writes: 'school',
  budget: { read: 12, write: 56 },
  codes: [CODE.notFound, CODE.wait],
  input: () => z.object({ lead_id: LeadId, lesson_id: LessonId, cancel: flag().default(false) }),
  output: () => z.object({ lead: LeadDetail() }),
});

const recordTrial = post('consult/trial_record', {
  summary:
    'Whether a lead came to the trial lesson, with a remark: by who teaches the lesson, from shortly before it begins. Who came has done the trial; who did not is to be asked again. It takes no hours, and may be corrected.',
  access: [ROLE.principal, ROLE.teacher, ROLE.liveTeacher],
  writes: 'school',
  budget: { read: 5, write: 36 },
  codes: [CODE.forbidden, CODE.notFound, CODE.wait],
  input: () =>
    z.object({
      lead_id: LeadId,
      lesson_id: LessonId,
      state: oneOf(['present', 'absent']),
      remark: optionalText(TEACHING_LIMITS.commentMax),
    }),
  output: () => z.object({ trial: Trial() }),
});

export const leadTrials = { trialLessons, bookTrial, recordTrial };
