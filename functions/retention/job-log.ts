import type { LogOrigin } from '#functions/domain/logs/log-entry.ts';
import { NOBODY } from '#functions/domain/people/nobody.ts';
import type { SchoolId } from '#shared/ids.ts';

/** Who writes to an operation log here: nobody, by the job. */
export const byJob = (schoolId: SchoolId, now: Date, school?: LogOrigin['school']): LogOrigin => ({
  schoolId,
  school,
  userId: NOBODY.userId,
  now,
  address: '',
  agent: 'retention',
});
