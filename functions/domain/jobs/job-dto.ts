import { users } from '#functions/domain/people/user.ts';
import { type MessageKey, message } from '#shared/i18n/messages.ts';
import type { JobDto, JobRowDto } from '#shared/jobs/fields.ts';
import type { Language } from '#shared/languages.ts';
import { type ChildRow, type JobValue, progressOf } from './job.ts';

/** How far a job is, without what only its kind knows. */
export const toJobDto = (job: JobValue): JobDto => ({
  state: job.state,
  began: job.began,
  by_name: job.byName,
  ...progressOf(job),
});

export type ToRowDto = (row: ChildRow) => JobRowDto;

/** How the rows of some jobs are shown, with the names that their children have now. */
export async function rowDtosOf(jobs: readonly JobValue[], language: Language): Promise<ToRowDto> {
  const ids = jobs.flatMap(({ schoolId, rows }) =>
    rows.flatMap(({ studentId }) => (studentId ? { schoolId, userId: studentId } : [])),
  );
  const found = await users.getMany(ids);
  const names = new Map(found.flatMap((user) => (user ? [[user.id, user.name]] : [])));
  return ({ studentId, state, reason }) => ({
    student_id: studentId,
    student_name: names.get(studentId) ?? '',
    state,
    reason: reason ? message(language, reason as MessageKey) : '',
  });
}
