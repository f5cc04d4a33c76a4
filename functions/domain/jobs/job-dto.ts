import { type MessageKey, message } from '#shared/i18n/messages.ts';
import type { JobDto, JobRowDto } from '#shared/jobs/fields.ts';
import type { Language } from '#shared/languages.ts';
import { type JobRow, type JobValue, progressOf } from './job.ts';

/** How far a job is, without what only its kind knows. */
export const toJobDto = (job: JobValue): JobDto => ({
  state: job.state,
  began: job.began,
  by_name: job.byName,
  ...progressOf(job),
});

/** How far a row is. */
export const toJobRowDto = ({ state, reason }: JobRow, language: Language): JobRowDto => ({
  state,
  reason: reason ? message(language, reason as MessageKey) : '',
});
