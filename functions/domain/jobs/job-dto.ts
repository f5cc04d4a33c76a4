import { users } from '#functions/domain/people/user.ts';
import { type MessageKey, message } from '#shared/i18n/messages.ts';
import type { ChildRowDto, JobDto, JobRowDto } from '#shared/jobs/fields.ts';
import type { Language } from '#shared/languages.ts';
import { type ChildRow, type JobRow, type JobValue, progressOf } from './job.ts';

/** How far a job is, without what only its kind knows. */
export const toJobDto = (job: JobValue): JobDto => ({
  state: job.state,
  began: job.began,
  by_name: job.byName,
  ...progressOf(job),
});

/** How far a row is. */
const toJobRowDto = ({ state, reason }: JobRow, language: Language): JobRowDto => ({
  state,
  reason: reason ? message(language, reason as MessageKey) : '',
});

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
