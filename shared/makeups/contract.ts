import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { group, post } from '#shared/endpoint.ts';
import {
  ClassId,
  cursor,
  flag,
  oneOf,
  optionalText,
  page,
  pageSize,
  plainDay,
} from '#shared/fields.ts';
import { LessonId, StudentId } from '#shared/ids.ts';
import { day, LessonDto } from '#shared/lessons/fields.ts';
import { LIMITS } from '#shared/limits.ts';
import { ROLE, STAFF } from '#shared/roles.ts';
import { TrialLine } from '#shared/teaching/fields.ts';
import { LessonStudent, MakeupChoice, MakeupDto } from './fields.ts';

const READERS = [ROLE.principal, ROLE.teacher, ROLE.student];
const UNREACHABLE = [CODE.forbidden, CODE.notFound];

/** The right as it is afterwards; null when there is none. */
const Makeup = () => z.object({ makeup: MakeupDto().nullable() });

const leave = post('calendar/student_leave', {
  summary:
    'Ask for leave from a lesson that has not begun, or cancel it (`cancel`): students their own before the cut-off of the school, staff for a student of the lesson until it begins. Leave gives a right to make the lesson up. A student who takes leave from a lesson that was booked as a makeup gets that right back. Asking again answers the same.',
  access: READERS,
  writes: 'school',
  budget: { read: 14, write: 24 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () =>
    z.object({
      lesson_id: LessonId,
      /** For staff; students ask for themselves. */
      student_id: StudentId.optional(),
      reason: optionalText(LIMITS.reasonMax),
      cancel: flag().default(false),
    }),
  output: Makeup,
});

const list = post('calendar/student_makeup_list', {
  summary:
    'Rights to make lessons up, each with the lesson that is missed and the one that makes up for it: of a student the newest lesson first; of the school (principals), of a class or of the own classes (teachers) those of one state, the next to expire first. Students get their own.',
  access: READERS,
  writes: 'no',
  budget: { read: 12, write: 0 },
  codes: UNREACHABLE,
  input: () =>
    z.object({
      student_id: StudentId.optional(),
      class_id: ClassId.optional(),
      /** `expiring`: open, and the last day is near. Of the school it is `open` when left out. */
      state: oneOf(['open', 'expiring', 'booked', 'used', 'expired']).optional(),
      cursor,
      limit: pageSize,
    }),
  output: () =>
    page(MakeupDto()).extend({
      /** Hours before the lesson until which leave can be requested. */
      leave_hours: z.number(),
      /** Days from the lesson's day for which a right is valid. */
      makeup_days: z.number(),
    }),
});

const change = post('calendar/change_class', {
  summary:
    'Let a student make up for a lesson in another one (`to_lesson_id`): of the same kind of course (a principal may allow another, with a reason), not begun, before the right expires, with a free seat, and when the student has no other lesson. From a lesson that has not begun and without leave it takes leave as well. `cancel` gives the booking up and the right back.',
  access: STAFF,
  writes: 'school',
  budget: { read: 30, write: 44 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () =>
    z.object({
      student_id: StudentId,
      /** The lesson that is missed. */
      lesson_id: LessonId,
      to_lesson_id: LessonId.optional(),
      cancel: flag().default(false),
      /** Why another kind of course is allowed. */
      override: optionalText(LIMITS.reasonMax),
    }),
  output: Makeup,
});

const choices = post('calendar/makeup_lessons', {
  summary:
    'Lessons in which a student can make up for one that is missed, the next first: of the same kind of course, not begun, before the right expires, with a free seat, when the student has no other lesson. A page may be short, and has a cursor while there may be more.',
  access: STAFF,
  writes: 'no',
  budget: { read: 64, write: 0 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () =>
    z.object({
      student_id: StudentId,
      lesson_id: LessonId,
      /** Lessons of any kind of course. */
      any_course: flag().default(false),
      from: day().optional(),
      cursor,
      limit: pageSize,
    }),
  output: () =>
    page(MakeupChoice()).extend({
      /** The last day on which the lesson can be made up. */
      valid_to: plainDay,
    }),
});

const ofLesson = post('calendar/lesson_students', {
  summary:
    'The students of a lesson: of its class, who is on leave, and guests; and children who try it.',
  access: STAFF,
  writes: 'no',
  budget: { read: 9, write: 0 },
  codes: UNREACHABLE,
  input: () => z.object({ lesson_id: LessonId }),
  output: () =>
    z.object({
      lesson: LessonDto(),
      students: z.array(LessonStudent()),
      /** Children who try the lesson. */
      trials: z.array(TrialLine()),
    }),
});

const visit = post('calendar/lesson_guest', {
  summary:
    'Let a student of the school attend a single lesson of a class that they are not in, to try it or because they walked in; `cancel` takes it back. Until the record is written. -1 when the student has another lesson then, or no seat is free. Repeating it changes nothing.',
  access: STAFF,
  writes: 'school',
  budget: { read: 24, write: 30 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () =>
    z.object({ lesson_id: LessonId, student_id: StudentId, cancel: flag().default(false) }),
  output: () => z.object({ lesson: LessonDto() }),
});

/** Leave, and makeup lessons. */
export const makeups = group('makeups', { leave, list, change, choices, ofLesson, visit });
