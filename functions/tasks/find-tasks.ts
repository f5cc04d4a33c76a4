import type { Actor } from '#functions/domain/sessions/actor.ts';
import { ownClasses } from '#functions/domain/students/student-scope.ts';
import { loadTasks } from '#functions/domain/tasks/list-tasks.ts';
import { TASK_LISTS, type Task, type TaskValue, tasks } from '#functions/domain/tasks/task.ts';
import { toTaskDtos } from '#functions/domain/tasks/task-dtos.ts';
import { isGiven, isReadable } from '#functions/domain/tasks/task-scope.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { searchPage } from '#functions/platform/text-search.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { TaskId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import type { tasks as contract } from '#shared/tasks/contract.ts';

interface Search {
  readonly words: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
  /** Identifies the query that a cursor belongs to. */
  readonly name: string;
  readonly isVisible: (task: TaskValue) => boolean;
}

/** One page of the school's tasks whose title contains the words; it may be short. */
async function search({ schoolId }: Actor, { words, limit, cursor, name, isVisible }: Search) {
  const list = `${name} ${words}`;
  const { items, next } = await searchPage<Task>({
    pk: schoolList(schoolId, TASK_LISTS.find),
    words,
    limit,
    from: await fromCursor(cursor, list),
    load: async (ids) => {
      const found = await tasks.getMany(ids.map((id) => ({ schoolId, id: id as TaskId })));
      return found.map((task) => (task && isVisible(task) ? task : undefined));
    },
    texts: ({ title }) => [title],
  });
  return { items, cursor: await toCursor(next, list) };
}

export const findTasks: UseCase<typeof contract.endpoints.find> = async (actor, input, deps) => {
  const now = deps.now();
  const own = actor.role === ROLE.student ? [] : await ownClasses(actor);
  const isVisible = (task: TaskValue) =>
    actor.role === ROLE.student ? isGiven(task, actor, now) : isReadable(actor, task, own);
  const { limit, cursor } = input;
  const query = {
    words: input.search,
    limit,
    cursor,
    name: `tasks for ${actor.userId}`,
    isVisible,
  };
  const page = await search(actor, query);
  return { list: await toTaskDtos(actor, page.items, now), cursor: page.cursor };
};

/** Tasks that staff can reuse: own ones, or those shared with the school. */
export const listLibrary: UseCase<typeof contract.endpoints.library> = async (
  actor,
  input,
  deps,
) => {
  const { schoolId, userId } = actor;
  const { library, limit, cursor } = input;
  const isOwn = library === 'own';
  const name = `library ${library} of ${userId}`;
  if (input.search) {
    const isVisible = (task: TaskValue) =>
      isOwn ? task.author === userId : task.library === 'school';
    const page = await search(actor, { words: input.search, limit, cursor, name, isVisible });
    return { list: await toTaskDtos(actor, page.items, deps.now()), cursor: page.cursor };
  }
  const list = isOwn ? TASK_LISTS.of(undefined, userId) : TASK_LISTS.library;
  const from = await fromCursor(cursor, name);
  const paging = { limit, from, descending: true };
  const { entries, next } = await pageOfList(schoolList(schoolId, list), paging);
  const items = await loadTasks(
    schoolId,
    entries.map(({ target }) => target),
  );
  return {
    list: await toTaskDtos(actor, items, deps.now()),
    cursor: await toCursor(next, name),
  };
};
