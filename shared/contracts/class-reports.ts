import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { ClassId, ReportId, StudentId } from '#shared/ids.ts';
import { STAFF } from '#shared/roles.ts';
import { post } from './endpoint.ts';
import { cursor, dateTime, page, pageSize } from './fields.ts';

/** Families see what is published. */
export const ReportState = z.enum(['draft', 'published']);

export const reports = post('classone/reports', {
  summary: 'The reports that were written about students of a class, the newest first.',
  access: STAFF,
  writes: 'no',
  budget: { read: 4, write: 0 },
  codes: [CODE.forbidden, CODE.notFound],
  input: () => z.object({ class_id: ClassId, cursor, limit: pageSize }),
  output: () =>
    page(
      z.object({
        id: ReportId,
        name: z.string(),
        student_id: StudentId,
        student_name: z.string(),
        by_name: z.string(),
        state: ReportState,
        written: dateTime,
      }),
    ),
});
