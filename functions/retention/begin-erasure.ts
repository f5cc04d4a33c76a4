import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { loadDueSchools } from '#functions/domain/schools/due-schools.ts';
import { type School, schools } from '#functions/domain/schools/school.ts';
import { deletionDate, RETAINED_DAYS_MIN } from '#functions/domain/schools/subscription.ts';
import { written } from '#functions/platform/table.ts';
import { DAY_MS } from '#shared/days.ts';
import { PLATFORM_SCHOOL } from '#shared/ids.ts';
import { erasurePasses } from './erasure-pass.ts';
import { byJob } from './job-log.ts';
import { wasTold } from './retention-note.ts';

/** Schools of one pass at most. */
const TOGETHER = 50;

/**
 * Closes a school for good. From this transaction on its data may be removed; a renewal that was written before
 * it, even after the school was read, keeps it from being carried out.
 */
async function close(school: School, now: Date): Promise<boolean> {
  const { id, name, subscription } = school;
  const closed = { ...school, state: 'closed' as const, erasing: now.toISOString() };
  return written([
    ...schools.replacing(id, school, closed),
    ...loggingOperation(byJob(PLATFORM_SCHOOL, now), 'school.erase', {
      id,
      name,
      due: subscription.end,
    }),
  ]);
}

/** Whether a school's data may be erased: six months after the due date, and a day after it was told. */
const isDue = async (school: School, now: Date): Promise<boolean> =>
  deletionDate(school) <= now && (await wasTold(school, new Date(now.getTime() - DAY_MS)));

/**
 * Closes the schools whose time is over and begins a pass for them, unless one is under way. Schools that were
 * closed by a run that broke off are taken up again.
 */
export async function beginErasure(now: Date): Promise<number> {
  if (await erasurePasses.get(null, { consistent: true })) return 0;
  const until = new Date(now.getTime() - RETAINED_DAYS_MIN * DAY_MS);
  const closed: School['id'][] = [];
  for (const school of await loadDueSchools(until)) {
    if (closed.length === TOGETHER) break;
    if (school.erasing || ((await isDue(school, now)) && (await close(school, now))))
      closed.push(school.id);
  }
  if (closed.length === 0) return 0;
  const pass = { schools: closed, began: now.toISOString(), read: false, items: 0, busyUntil: 0 };
  return (await written(erasurePasses.writing(null, undefined, pass))) ? closed.length : 0;
}
