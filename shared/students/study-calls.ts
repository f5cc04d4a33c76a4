import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import { cursor, dateTime, page, pageSize, plainDay } from '#shared/fields.ts';
import { LessonId, StudentId, TaskId } from '#shared/ids.ts';
import { LOG_LIMITS } from '#shared/logs/limits.ts';
import { STAFF } from '#shared/roles.ts';
import { TaskPhrase } from '#shared/tasks/fields.ts';
import { ANSWER_STATES, DEADLINE_STATES } from '#shared/tasks/rules.ts';
import { ATTENDANCE_STATES, EVALUATION_PHRASES } from '#shared/teaching/fields.ts';
import { STUDENT_CHANGES, StudentOperation } from './history.ts';

const UNREACHABLE = [CODE.forbidden, CODE.notFound];
const OfStudent = () => z.object({ student_id: StudentId, cursor, limit: pageSize });

const tasks = post('student/tasks', {
  summary:
    'Tasks that were given to a student, the newest first, with how far the student is and what was said of it. `readable` tells whether the caller may open the answer.',
  access: STAFF,
  writes: 'no',
  budget: { read: 8, write: 0 },
  codes: UNREACHABLE,
  input: OfStudent,
  output: () =>
    page(
      z.object({
        id: TaskId,
        title: z.string(),
        /** Empty for none; the student's own one where there is an extension. */
        deadline: z.string(),
        state: z.enum(ANSWER_STATES),
        /** What there was when the deadline passed; empty until then. */
        at_deadline: z.enum(['', ...DEADLINE_STATES]),
        /** Null until something is handed in. */
        handed_in: dateTime.nullable(),
        score: z.number().int().nullable(),
        phrase: z.enum(TaskPhrase),
        comment: z.string(),
        readable: z.boolean(),
      }),
    ),
});

const remarks = post('student/remarks', {
  summary:
    'What teachers wrote about a student in the records of lessons, the newest first: praise by a phrase, and words. A page may be short although more follow.',
  access: STAFF,
  writes: 'no',
  budget: { read: 6, write: 0 },
  codes: UNREACHABLE,
  input: OfStudent,
  output: () =>
    page(
      z.object({
        lesson_id: LessonId,
        class_name: z.string(),
        teacher_name: z.string(),
        date: plainDay,
        state: z.enum(ATTENDANCE_STATES),
        phrase: z.enum(['', ...EVALUATION_PHRASES]),
        comment: z.string(),
      }),
    ),
});

const history = post('student/history', {
  summary: `What was done to a student, the newest first, for as long as the edition of the school keeps its log (at most ${LOG_LIMITS.retentionDays} days): edits with the values before and after, cards, passwords, and classes joined and left. Phones are masked for callers who may not see them.`,
  access: STAFF,
  writes: 'no',
  budget: { read: 7, write: 0 },
  codes: UNREACHABLE,
  input: OfStudent,
  output: () =>
    page(
      z.object({
        at: dateTime,
        operation: StudentOperation,
        /** Empty when nobody of the school did it. */
        by_name: z.string(),
        /** The class that was joined or left; empty for other operations. */
        class_name: z.string(),
        changes: z.array(
          z.object({ field: z.enum(STUDENT_CHANGES), before: z.string(), after: z.string() }),
        ),
      }),
    ),
});

/** What a student does, what teachers say of it, and what was done to the student. */
export const studentStudy = { tasks, remarks, history };
