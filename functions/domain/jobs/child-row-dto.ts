import { users } from '#functions/domain/people/user.ts';
import type { ChildRowDto } from '#shared/jobs/fields.ts';
import type { Language } from '#shared/languages.ts';
import type { ChildRow, JobValue } from './job.ts';
import { toJobRowDto } from './job-dto.ts';

export type ToChildRowDto = (row: ChildRow) => ChildRowDto;

/** How the rows of some jobs are shown, with the names that their children have now. */
export async function childRowDtosOf(
  jobs: readonly JobValue[],
  language: Language,
): Promise<ToChildRowDto> {
  const ids = jobs.flatMap(({ schoolId, rows }) =>
    rows.flatMap(({ studentId }) => (studentId ? { schoolId, userId: studentId } : [])),
  );
  const found = await users.getMany(ids);
  const names = new Map(found.flatMap((user) => (user ? [[user.id, user.name]] : [])));
  return (row) => ({
    student_id: row.studentId,
    student_name: names.get(row.studentId) ?? '',
    ...toJobRowDto(row, language),
  });
}
