import * as z from 'zod';
import { entity } from '#functions/platform/entity.ts';
import { classPartition } from '#functions/platform/keys.ts';
import { ReportState } from '#shared/contracts/class-reports.ts';
import { ClassId, ReportId, SchoolId, StudentId, UserId } from '#shared/ids.ts';

/** What a teacher wrote about a student of a class for the family. Stored in the partition of the class. */
const Report = () =>
  z.object({
    schoolId: SchoolId,
    classId: ClassId,
    id: ReportId,
    name: z.string(),
    studentId: StudentId,
    /** The names at that time. */
    studentName: z.string(),
    authorName: z.string(),
    authorId: UserId,
    state: ReportState,
    written: z.iso.datetime(),
  });
type Report = z.infer<ReturnType<typeof Report>>;

export const REPORT_PREFIX = 'REPORT#';

/** Ids begin with the time: the reports of a class are in the order in which they were begun. */
export const reports = entity({
  type: 'report',
  version: 1,
  schema: Report,
  key: ({ schoolId, classId, id }: Pick<Report, 'schoolId' | 'classId' | 'id'>) => ({
    pk: classPartition(schoolId, classId),
    sk: `${REPORT_PREFIX}${id}`,
  }),
});
