import { type Class, classes } from '#functions/domain/classes/class.ts';
import { pageOfClasses } from '#functions/domain/classes/class-lists.ts';
import { loadMemberIds } from '#functions/domain/classes/class-membership.ts';
import { notifying } from '#functions/domain/notices/inbox-notice.ts';
import { schools } from '#functions/domain/schools/school.ts';
import { type Item, type TransactWrite, written } from '#functions/platform/table.ts';
import { type Shift, workOff } from '#functions/platform/work-off.ts';
import { CycleId } from '#shared/ids.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { type Cycle, cycles, DUE_CYCLES } from './cycle.ts';
import { nextReminder } from './reminder-times.ts';
import { rowsOfClass } from './rows-of-class.ts';

interface Batch {
  readonly list: readonly Class[];
  /** Where the next batch begins; empty after the last. */
  readonly next: string;
}

/** Some open classes of a cycle, from where the last batch ended. */
async function nextClasses({ schoolId, all, classIds, remindedTo }: Cycle): Promise<Batch> {
  const limit = REPORT_LIMITS.classesPage;
  const from: unknown = remindedTo ? JSON.parse(remindedTo) : undefined;
  if (all) {
    const { items, next } = await pageOfClasses(
      schoolId,
      { order: 'name', state: 'open' },
      { limit, from: from as Item | undefined },
    );
    return { list: items, next: next ? JSON.stringify(next) : '' };
  }
  const first = Number(from ?? 0);
  const ids = classIds.slice(first, first + limit);
  const found = await classes.getMany(ids.map((id) => ({ schoolId, id })));
  return {
    list: found.filter((each) => each?.state === 'open').filter((each) => each !== undefined),
    next: first + limit < classIds.length ? String(first + limit) : '',
  };
}

/** How many children of a class have no published report. */
async function countOpen(cycle: Cycle, { id }: Class): Promise<number> {
  const [members, rows] = await Promise.all([
    loadMemberIds(cycle.schoolId, id),
    rowsOfClass(cycle, id),
  ]);
  const published = rows.filter(({ state }) => state === 'published');
  const done = new Set<string>(published.map(({ studentId }) => studentId));
  return members.filter((member) => !done.has(member)).length;
}

async function telling(cycle: Cycle, room: Class, now: Date): Promise<TransactWrite[]> {
  const count = await countOpen(cycle, room);
  if (count === 0) return [];
  const { schoolId, name, deadline } = cycle;
  const params = { cycle: name, class: room.name, count: String(count), date: deadline };
  const staff = room.assistantId ? [room.teacherId, room.assistantId] : [room.teacherId];
  return staff.flatMap((userId) => notifying({ schoolId, userId }, 'reports.due', params, now));
}

/** Reminds the teachers of some classes, once: of two runs only one succeeds. False when nothing was done. */
async function remindSome(cycle: Cycle, now: Date): Promise<boolean> {
  const { list, next } = await nextClasses(cycle);
  const notices = await Promise.all(list.map((room) => telling(cycle, room, now)));
  const school = await schools.get(cycle.schoolId);
  const { rev: _, ...value } = cycle;
  const later = nextReminder(cycle, school?.timeZone ?? 'UTC', now);
  const after = { ...value, remindedTo: next, nextReminder: next ? cycle.nextReminder : later };
  return written([...cycles.replacing(cycle, cycle, after), ...notices.flat()]);
}

const QUEUE = { list: DUE_CYCLES, ids: CycleId, part: 'remind' };

/**
 * Reminds the teachers of all classes in which reports are not published, of every cycle whose time has come. Answers
 * how many batches of classes were looked at.
 */
export const remindTeachers = (shift: Shift): Promise<number> =>
  workOff(QUEUE, shift, async (key, now) => {
    const cycle = await cycles.get(key, { consistent: true });
    if (!cycle?.nextReminder || cycle.nextReminder > now.toISOString()) return false;
    return remindSome(cycle, now);
  });
