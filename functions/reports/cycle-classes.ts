import { type Class, classes } from '#functions/domain/classes/class.ts';
import { pageOfClasses } from '#functions/domain/classes/class-lists.ts';
import { loadMemberIds } from '#functions/domain/classes/class-membership.ts';
import { loadStaffRows } from '#functions/domain/people/user.ts';
import { type Cycle, takesPart } from '#functions/domain/reports/cycle.ts';
import type { CycleFigures } from '#functions/domain/reports/cycle-figures.ts';
import { REPORT_LISTS } from '#functions/domain/reports/report.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { CycleClass } from '#shared/contracts/report-cycles.ts';
import type { ClassId, SchoolId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { REPORT_LIMITS } from '#shared/report-limits.ts';
import { ROLE } from '#shared/roles.ts';

interface ClassesPage {
  readonly list: Class[];
  readonly cursor: string | null;
}

/** A page of classes that a cycle names, in that order. */
async function pageOfNamed(
  { schoolId }: Cycle,
  ids: readonly ClassId[],
  { name, cursor }: { readonly name: string; readonly cursor: string | undefined },
): Promise<ClassesPage> {
  const from = Number((await fromCursor(cursor, name))?.['from'] ?? 0);
  const to = from + REPORT_LIMITS.classesPage;
  const found = await classes.getMany(ids.slice(from, to).map((id) => ({ schoolId, id })));
  return {
    list: found.filter((each) => each !== undefined),
    cursor: await toCursor(to < ids.length ? { from: to } : undefined, name),
  };
}

/**
 * A page of the classes of a cycle that the actor sees: of all classes of the school or the actor's own, open ones
 * first; or of those that the cycle names.
 */
export async function pageOfCycleClasses(
  actor: Actor,
  cycle: Cycle,
  cursor: string | undefined,
): Promise<ClassesPage> {
  const { schoolId } = actor;
  const isPrincipal = actor.role === ROLE.principal;
  const name = `classes of ${cycle.id} for ${isPrincipal ? schoolId : actor.userId}`;
  if (isPrincipal && !cycle.all) return pageOfNamed(cycle, cycle.classIds, { name, cursor });
  const { items, next } = await pageOfClasses(
    schoolId,
    { order: 'name', staff: isPrincipal ? undefined : actor.userId },
    { limit: REPORT_LIMITS.classesPage, from: await fromCursor(cursor, name) },
  );
  return {
    list: items.filter(({ id }) => takesPart(cycle, id)),
    cursor: await toCursor(next, name),
  };
}

/** The students of a class who have a report in a cycle. */
async function writtenIn(cycle: Cycle, classId: ClassId): Promise<ReadonlySet<string>> {
  const { entries } = await pageOfList(schoolList(cycle.schoolId, REPORT_LISTS.ofClass(classId)), {
    limit: LIMITS.classCapacityMax * 2,
    prefix: `${cycle.id}#`,
  });
  return new Set(entries.map(({ position }) => position.slice(cycle.id.length + 1)));
}

/** How many children of a class have a report, and how many have none. */
async function countMembers(cycle: Cycle, { id, state }: Pick<Class, 'id' | 'state'>) {
  const [members, written] = await Promise.all([
    loadMemberIds(cycle.schoolId, id),
    writtenIn(cycle, id),
  ]);
  const has = members.filter((member) => written.has(member)).length;
  const missing = state === 'closed' ? 0 : members.length - has;
  return { members: members.length, written: has, missing };
}

const teachersOf = (schoolId: SchoolId, list: readonly Class[]) =>
  loadStaffRows(
    schoolId,
    list.map(({ teacherId }) => teacherId),
  );

/** Classes of a cycle as its list shows them; ended ones only where something was written. */
export async function toCycleClasses(
  cycle: Cycle,
  list: readonly Class[],
  figures: ReadonlyMap<ClassId, CycleFigures>,
): Promise<CycleClass[]> {
  const [teachers, counts] = await Promise.all([
    teachersOf(cycle.schoolId, list),
    Promise.all(list.map((each) => countMembers(cycle, each))),
  ]);
  return list.flatMap((each, at) => {
    const found = figures.get(each.id);
    const { drafts = 0, published = 0, withdrawn = 0, read = 0 } = found ?? {};
    const isClosed = each.state === 'closed';
    if (isClosed && drafts + published + withdrawn === 0) return [];
    return {
      class_id: each.id,
      class_name: each.name,
      teacher_name: teachers.get(each.teacherId)?.name ?? '',
      closed: isClosed,
      ...(counts[at] ?? { members: 0, written: 0, missing: 0 }),
      drafts,
      published,
      withdrawn,
      read,
    };
  });
}
