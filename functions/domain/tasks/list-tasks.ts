import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Reading } from '#functions/domain/sessions/reading.ts';
import { ownClasses } from '#functions/domain/students/student-scope.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { type ListedEntry, pageOfList, schoolList } from '#functions/platform/listing.ts';
import { CODE } from '#shared/codes.ts';
import type { ClassId, SchoolId, TaskId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import type { tasks as contract } from '#shared/tasks/contract.ts';
import { TASK_LIMITS } from '#shared/tasks/limits.ts';
import { soonUntil } from '#shared/tasks/own-tasks.ts';
import { mergedPage } from './merged-lists.ts';
import { TASK_LISTS, type Task, type TaskRow, tasks } from './task.ts';
import { toTaskDtos } from './task-dtos.ts';

type List = Reading<typeof contract.endpoints.list>;
type ListInput = Parameters<List>[1];

type Filter = ListInput['state'];

interface PageOfTasks {
  readonly items: readonly Task[];
  readonly cursor: string | null;
}

export async function loadTasks(schoolId: SchoolId, ids: readonly string[]): Promise<Task[]> {
  const found = await tasks.getMany(ids.map((id) => ({ schoolId, id: id as TaskId })));
  return found.flatMap((task) => (task ? [task] : []));
}

/** Before and after all positions by time; `until` is after all positions of an instant. */
const [FIRST, LAST] = ['0', '9'];
const until = (now: Date): string => `${now.toISOString()}#~`;

/** The range of positions of tasks that are released already, or scheduled. */
function timesOf(state: Filter, now: Date): readonly [string, string] {
  if (state === 'released' || state === 'past') return [FIRST, until(now)];
  return state === 'scheduled' ? [until(now), LAST] : [FIRST, LAST];
}

interface GivenQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
  /** What is told of the newest is answered beside the page. */
  readonly withNewest?: boolean;
}

/** The newest tasks, and older ones that are due soon: as a list shows them, so that others are not read. */
async function newestIds(
  schoolId: SchoolId,
  entries: readonly ListedEntry[],
  now: Date,
): Promise<{ readonly counted: readonly string[]; readonly due: readonly string[] }> {
  const older = entries.slice(TASK_LIMITS.ringMax);
  const rows = await tasks.rowsOf(older, (id) => ({ schoolId, id: id as TaskId }));
  const [from, to] = [now, new Date(soonUntil(now.getTime()))].map((at) => at.toISOString());
  const isDue = ({ deadline }: TaskRow): boolean =>
    from !== undefined && to !== undefined && from < deadline && deadline <= to;
  const due = older.filter((_, index) => {
    const row = rows[index];
    return row !== undefined && isDue(row);
  });
  const idsOf = (some: readonly ListedEntry[]) => some.map(({ target }) => target);
  return { counted: idsOf(entries.slice(0, TASK_LIMITS.ringMax)), due: idsOf(due) };
}

/** Tasks given to a student, by the time of release. */
export async function givenTasks(
  { schoolId, userId, user }: Pick<Actor, 'schoolId' | 'userId' | 'user'>,
  { limit, cursor, withNewest = false }: GivenQuery,
  now: Date,
): Promise<PageOfTasks & { readonly counted: readonly Task[]; readonly due: readonly Task[] }> {
  const names = [...user.classIds.map(TASK_LISTS.ofClass), TASK_LISTS.ofStudent(userId)];
  const lists = names.map((name) => schoolList(schoolId, name));
  const within = timesOf('released', now);
  const name = `tasks given to ${userId}`;
  const newest = withNewest ? TASK_LIMITS.lookedAt : 0;
  const page = await mergedPage({ lists, within, limit, cursor, name, newest });
  const ids = await newestIds(schoolId, page.newest, now);
  const wanted = [...new Set([...page.ids, ...ids.counted, ...ids.due])];
  const found = new Map(
    (await loadTasks(schoolId, wanted)).map((task) => [task.id as string, task]),
  );
  const those = (some: readonly string[]) => some.flatMap((id) => found.get(id) ?? []);
  return {
    items: those(page.ids),
    counted: those(ids.counted),
    due: those(ids.due),
    cursor: page.cursor,
  };
}

/** Tasks given to classes, which are neither drafts nor withdrawn. */
async function tasksOfClasses(
  { schoolId }: Actor,
  classIds: readonly ClassId[],
  { state, limit, cursor }: ListInput,
  now: Date,
): Promise<PageOfTasks> {
  if (state === 'draft' || state === 'withdrawn') return { items: [], cursor: null };
  const lists = classIds.map((id) => schoolList(schoolId, TASK_LISTS.ofClass(id)));
  const name = `tasks of ${classIds.join(' ')} ${state}`;
  const page = await mergedPage({ lists, within: timesOf(state, now), limit, cursor, name });
  return { items: await loadTasks(schoolId, page.ids), cursor: page.cursor };
}

/** All tasks of the school, or the own ones. */
async function writtenTasks(
  { schoolId, userId }: Actor,
  { scope, state, limit, cursor }: ListInput,
  now: Date,
): Promise<PageOfTasks> {
  const author = scope === 'mine' ? userId : undefined;
  const stored = state === 'scheduled' || state === 'past' ? 'released' : state;
  const list = schoolList(schoolId, TASK_LISTS.of(stored, author));
  const name = `${list} ${state}`;
  const { entries, next } = await pageOfList(list, {
    limit,
    from: await fromCursor(cursor, name),
    descending: true,
    within: stored === 'released' ? timesOf(state, now) : undefined,
  });
  const items = await loadTasks(
    schoolId,
    entries.map(({ target }) => target),
  );
  return { items, cursor: await toCursor(next, name) };
}

async function select(actor: Actor, input: ListInput, now: Date): Promise<PageOfTasks> {
  if (actor.role === ROLE.student) return givenTasks(actor, input, now);
  if (input.class_id) {
    await loadManagedClass(actor, input.class_id);
    return tasksOfClasses(actor, [input.class_id], input, now);
  }
  if (input.scope === 'school' && actor.role !== ROLE.principal)
    throw new CallError(CODE.forbidden, { reason: 'tasks.notYours' });
  const own = input.scope === 'classes' ? await ownClasses(actor) : undefined;
  if (own) return tasksOfClasses(actor, own, input, now);
  // For a principal the own classes are all classes.
  const scope = input.scope === 'mine' ? 'mine' : 'school';
  return writtenTasks(actor, { ...input, scope }, now);
}

const isPast = ({ deadline }: Task, now: Date): boolean =>
  deadline !== '' && deadline <= now.toISOString();

export const listTasks: List = async (actor, input, deps) => {
  const now = deps.now();
  const { items, cursor } = await select(actor, input, now);
  const shown = input.state === 'past' ? items.filter((task) => isPast(task, now)) : items;
  return { list: await toTaskDtos(actor, shown, now), cursor };
};
