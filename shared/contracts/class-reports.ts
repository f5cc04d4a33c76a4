import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { ClassId, ReportId, StudentId } from '#shared/ids.ts';
import { STAFF } from '#shared/roles.ts';
import { post } from './endpoint.ts';
import { cursor, dateTime, page, pageSize } from './fields.ts';
import { REPORT_STATES } from './report-fields.ts';

export const reports = post('classone/reports', {
  summary:
    'The reports that were written about students of a class, those of the newest cycle first.',
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
        state: z.enum(REPORT_STATES),
        written: dateTime,
      }),
    ),
});
