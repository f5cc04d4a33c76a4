import { instantAt } from '#functions/domain/lessons/school-time.ts';
import { keptSince } from '#functions/domain/logs/kept-days.ts';
import { logAttempt } from '#functions/domain/logs/log-attempt.ts';
import { countOperation } from '#functions/domain/logs/log-entry.ts';
import type { LogSpan } from '#functions/domain/logs/read-log.ts';
import { type School, schools } from '#functions/domain/schools/school.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { CODE } from '#shared/codes.ts';
import { addDays } from '#shared/days.ts';
import type { SchoolId } from '#shared/ids.ts';
import type { LogKind } from '#shared/logs/contract.ts';
import { ROLE } from '#shared/roles.ts';

const LOOKS = { login: 'platform.login-log', operation: 'platform.operation-log' } as const;

/**
 * Whose log it is. That an operator looks at a school's is written to its operation log before anything is read:
 * one entry an hour, which counts. Throws 2003 for anybody else who names another school.
 */
export async function askedSchool(
  actor: Actor,
  id: SchoolId | undefined,
  kind: LogKind,
  now: Date,
): Promise<School> {
  if (id === undefined || id === actor.schoolId) return actor.school;
  if (actor.role !== ROLE.platform) {
    await logAttempt({ ...actor, now }, 'foreign-school', { school: id });
    throw new CallError(CODE.forbidden);
  }
  const school = await schools.get(id);
  if (!school) throw new CallError(CODE.notFound, { reason: 'schools.missing' });
  await countOperation({ ...actor, schoolId: id, school, now }, LOOKS[kind], {});
  return school;
}

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Also what is being written. */
const AHEAD_MS = 60_000;

/** The days by the clock of the school; of none before the log is kept, and none to come. */
export function spanOf({ from, to }: Days, school: School, now: Date): LogSpan {
  if (from && to && to < from) throw refuseField('to', 'beforeFrom');
  const { timeZone } = school;
  const kept = keptSince(school, now);
  const midnight = (day: string) => new Date(instantAt(day, 0, timeZone));
  return {
    since: from && from > dayAt({ now: kept, timeZone }) ? midnight(from) : kept,
    until:
      to && to < dayAt({ now, timeZone })
        ? midnight(addDays(to, 1))
        : new Date(now.getTime() + AHEAD_MS),
  };
}
