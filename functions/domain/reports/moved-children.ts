import {
  type ClassMembership,
  classMemberships,
} from '#functions/domain/classes/class-membership.ts';
import type { Leaver } from '#functions/domain/classes/deleted-class.ts';
import { users } from '#functions/domain/people/user.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { type ClassId, ReportId, type UserId } from '#shared/ids.ts';
import { type Cycle, takesPart } from './cycle.ts';
import { type ListedReport, REPORT_LISTS, reports } from './report.ts';

/*
 * Children who change their class while a cycle is open: the id of a report contains the class, so what was begun
 * stays in the class that the child has left.
 */

/** Children of a class for whom it is asked; a merged class is the most that comes at once. */
const ASKED = 40;
const AT_ONCE = 8;
/** The last reports of a child that are looked through, of all classes and cycles. */
const REPORTS = 10;

/** The report that a child has in a cycle from a class that the child has left. */
async function reportElsewhere(
  { schoolId, id }: Cycle,
  classId: ClassId,
  userId: UserId,
): Promise<ListedReport | undefined> {
  const { entries } = await pageOfList(schoolList(schoolId, REPORT_LISTS.ofStudent(userId)), {
    limit: REPORTS,
    descending: true,
  });
  const ofCycle = entries.filter(({ position }) => position.endsWith(`#${id}`));
  const rows = await reports.rowsOf(ofCycle, (target) => ({
    schoolId,
    id: ReportId.parse(target),
  }));
  const others = rows.flatMap((row) => (row && row.classId !== classId ? [row] : []));
  const still = await classMemberships.getMany(
    others.map((row) => ({ schoolId, classId: row.classId, userId })),
  );
  return others.find((_, at) => !still[at]);
}

/**
 * Members of a class without a report there, who have one from a class that they have left. Only those who left one
 * and joined after the cycle was begun are asked for, which are none in most classes.
 */
export async function loadMoved(
  cycle: Cycle,
  classId: ClassId,
  missing: readonly ClassMembership[],
): Promise<ReadonlyMap<UserId, ListedReport>> {
  const since = cycle.created;
  const late = missing.filter(({ joined, left }) => joined > since && left > since).slice(0, ASKED);
  const found = await mapConcurrently(late, AT_ONCE, async ({ userId }) => {
    const report = await reportElsewhere(cycle, classId, userId);
    return report ? [[userId, report] as const] : [];
  });
  return new Map(found.flat());
}

/** How many who left without a report are now in classes of which none takes part in the cycle. */
export async function countGone(
  cycle: Cycle,
  left: readonly Leaver[],
  written: ReadonlySet<string>,
): Promise<number> {
  if (cycle.all || cycle.state === 'closed') return 0;
  const ids = left.filter(({ userId, at }) => at > cycle.created && !written.has(userId));
  const found = await users.getMany(
    ids.slice(0, ASKED).map(({ userId }) => ({ schoolId: cycle.schoolId, userId })),
  );
  return found.filter(
    (user) =>
      user &&
      !user.removed &&
      user.classIds.length > 0 &&
      !user.classIds.some((id) => takesPart(cycle, id)),
  ).length;
}
