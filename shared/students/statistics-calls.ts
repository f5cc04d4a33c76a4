import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import { ClassId, cursor, dateTime, page, pictureUrl } from '#shared/fields.ts';
import {
  PeriodInput,
  Statistics,
  statisticsPageSize,
  Totals,
} from '#shared/figures/statistics-fields.ts';
import { StudentId } from '#shared/ids.ts';
import { STAFF } from '#shared/roles.ts';

const statistics = post('student/statistics', {
  summary: 'Kept figures of one student over a period: the days with a sign-in.',
  access: STAFF,
  writes: 'no',
  budget: { read: 5, write: 0 },
  codes: [CODE.forbidden, CODE.notFound],
  input: () => PeriodInput().extend({ student_id: StudentId }),
  output: () =>
    Statistics('student').extend({
      student: z.object({ id: StudentId, name: z.string(), created: dateTime }),
      last_sign_in: dateTime.nullable(),
    }),
});

/** A student of a class, with the figures over the period added up. */
export const ChildStatistics = () =>
  z.object({
    id: StudentId,
    name: z.string(),
    account: z.string(),
    avatar: pictureUrl,
    disabled: z.boolean(),
    last_sign_in: dateTime.nullable(),
    totals: Totals('student'),
  });
export type ChildStatistics = z.infer<ReturnType<typeof ChildStatistics>>;

const classroomStatistics = post('student/classroom_statistics', {
  summary:
    'Kept figures of a class over a period, and a page of its students in the order of adding, each with the own ones. A teacher sees the own classes only.',
  access: STAFF,
  writes: 'no',
  budget: { read: 8, write: 0 },
  codes: [CODE.forbidden, CODE.notFound],
  input: () => PeriodInput().extend({ class_id: ClassId, cursor, limit: statisticsPageSize }),
  output: () =>
    page(ChildStatistics()).extend({
      ...Statistics('class').shape,
      /** Students in the class now. */
      total: z.number().int(),
    }),
});

/** Figures of students. */
export const studentStatistics = { statistics, classroomStatistics };
