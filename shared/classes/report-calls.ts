import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import { cursor, dateTime, page, pageSize } from '#shared/fields.ts';
import { ClassId, CycleId, ReportId, StudentId } from '#shared/ids.ts';
import { CYCLE_STATES, REPORT_STATES } from '#shared/reports/fields.ts';
import { STAFF } from '#shared/roles.ts';

const Row = () =>
  z.object({
    id: ReportId,
    cycle_id: CycleId,
    name: z.string(),
    student_id: StudentId,
    student_name: z.string(),
    by_name: z.string(),
    state: z.enum(REPORT_STATES),
    /** Of the last published version; 0 before there is one. */
    version: z.number().int(),
    /** There is a draft that is not published. */
    draft: z.boolean(),
    /** The family has opened the version that is published. */
    read: z.boolean(),
    /** Sections of the template that have content, and how many there are. */
    filled: z.number().int(),
    sections: z.number().int(),
    written: dateTime,
    published: dateTime.nullable(),
  });

export const reports = post('classone/reports', {
  summary:
    'The reports that were written about students of a class, those of the newest cycle first, with the cycles that they are of.',
  access: STAFF,
  writes: 'no',
  budget: { read: 6, write: 0 },
  codes: [CODE.forbidden, CODE.notFound],
  input: () => z.object({ class_id: ClassId, cursor, limit: pageSize }),
  output: () =>
    page(Row()).extend({
      cycles: z.array(
        z.object({
          id: CycleId,
          name: z.string(),
          /** Empty for none. */
          deadline: z.string(),
          state: z.enum(CYCLE_STATES),
        }),
      ),
    }),
});
