import { PLATFORM_SCHOOL } from '#shared/ids.ts';
import { countOperation, type LogOrigin } from './log-entry.ts';

export type Attempt = 'foreign-school' | 'unknown-id';

/**
 * Logs that a person tried what is not theirs, in the log of their school and in the platform's: one entry a
 * person, kind of attempt and hour, with the first attempt's detail and the number of all, so that nobody can
 * fill the logs.
 */
export async function logAttempt(
  origin: LogOrigin,
  attempt: Attempt,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { schoolId } = origin;
  await Promise.all([
    countOperation(origin, attempt, detail),
    ...(schoolId === PLATFORM_SCHOOL
      ? []
      : [
          countOperation({ ...origin, schoolId: PLATFORM_SCHOOL }, attempt, {
            school: schoolId,
            ...detail,
          }),
        ]),
  ]);
}
