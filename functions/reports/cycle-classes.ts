import { type Class, classes } from '#functions/domain/classes/class.ts';
import { pageOfClasses } from '#functions/domain/classes/class-lists.ts';
import { loadMembers } from '#functions/domain/classes/class-membership.ts';
import {
  type Leaver,
  loadDeletedClasses,
  loadLeavers,
} from '#functions/domain/classes/deleted-class.ts';
import { loadStaffRows } from '#functions/domain/people/user.ts';
import { type Cycle, takesPart } from '#functions/domain/reports/cycle.ts';
import {
  type ClassFigures,
  type CycleFigures,
  loadClassFigures,
} from '#functions/domain/reports/cycle-figures.ts';
import { countGone, loadMoved } from '#functions/domain/reports/moved-children.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import type { ClassId, SchoolId } from '#shared/ids.ts';
import type { CycleClass } from '#shared/reports/cycle-calls.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
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
const writtenIn = (counted: ClassFigures | undefined): ReadonlySet<string> =>
  counted?.who ?? new Set();

/** Nobody leaves for a class that takes no part where all do. */
const leaversOf = async (cycle: Cycle, room: Class): Promise<Leaver[]> =>
  cycle.all || cycle.state === 'closed' ? [] : loadLeavers(room, cycle.created);

/** How many children of a class have a report, there or in a class that they have left, and how many have none. */
async function countMembers(cycle: Cycle, room: Class, counted: ClassFigures | undefined) {
  const { id, state } = room;
  const [members, left] = await Promise.all([
    loadMembers(cycle.schoolId, id),
    leaversOf(cycle, room),
  ]);
  const written = writtenIn(counted);
  const open = members.filter(({ userId }) => !written.has(userId));
  const [found, gone] = await Promise.all([
    loadMoved(cycle, id, open),
    countGone(cycle, left, written),
  ]);
  return {
    members: members.length,
    written: members.length - open.length,
    moved: found.size,
    missing: state === 'closed' ? 0 : open.length - found.size,
    gone,
  };
}

const NOBODY = { members: 0, written: 0, moved: 0, missing: 0 };

const teachersOf = (schoolId: SchoolId, list: readonly Pick<Class, 'teacherId'>[]) =>
  loadStaffRows(
    schoolId,
    list.map(({ teacherId }) => teacherId),
  );

const ofFigures = (found: CycleFigures | undefined) => {
  const { drafts = 0, published = 0, withdrawn = 0, read = 0 } = found ?? {};
  return { drafts, published, withdrawn, read };
};

/** Whether a list shows a class that has ended: where something was written, or children were not. */
const isTold = (
  { drafts, published, withdrawn }: ReturnType<typeof ofFigures>,
  gone: number,
): boolean => drafts + published + withdrawn + gone > 0;

/** Classes of a cycle as its list shows them. */
export async function toCycleClasses(
  cycle: Cycle,
  list: readonly Class[],
  figures: ReadonlyMap<ClassId, ClassFigures>,
): Promise<CycleClass[]> {
  const [teachers, counts] = await Promise.all([
    teachersOf(cycle.schoolId, list),
    Promise.all(list.map((each) => countMembers(cycle, each, figures.get(each.id)))),
  ]);
  return list.flatMap((each, at) => {
    const counted = ofFigures(figures.get(each.id)?.figures);
    const isClosed = each.state === 'closed';
    const { gone, ...members } = counts[at] ?? { ...NOBODY, gone: 0 };
    if (isClosed && !isTold(counted, gone)) return [];
    return {
      class_id: each.id,
      class_name: each.name,
      teacher_name: teachers.get(each.teacherId)?.name ?? '',
      closed: isClosed,
      deleted: false,
      ...members,
      gone,
      ...counted,
    };
  });
}

/** Classes that were deleted since a cycle was begun, for principals, to whom their reports are left. */
export async function toDeletedClasses(actor: Actor, cycle: Cycle): Promise<CycleClass[]> {
  if (actor.role !== ROLE.principal) return [];
  const { schoolId } = cycle;
  const found = await loadDeletedClasses(schoolId, cycle.created);
  const list = found.filter(({ id }) => takesPart(cycle, id));
  const ids = list.map(({ id }) => id);
  const [figures, teachers] = await Promise.all([
    loadClassFigures(cycle, ids),
    teachersOf(schoolId, list),
  ]);
  const gone = await Promise.all(
    list.map(({ id, left }) => countGone(cycle, left, writtenIn(figures.get(id)))),
  );
  return list.flatMap(({ id, name, teacherId }, at) => {
    const counted = ofFigures(figures.get(id)?.figures);
    const left = gone[at] ?? 0;
    if (!isTold(counted, left)) return [];
    return {
      class_id: id,
      class_name: name,
      teacher_name: teachers.get(teacherId)?.name ?? '',
      closed: true,
      deleted: true,
      ...NOBODY,
      gone: left,
      ...counted,
    };
  });
}
