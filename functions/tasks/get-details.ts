import { classes } from '#functions/domain/classes/class.ts';
import type { User } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { isOwnStudent } from '#functions/domain/students/student-scope.ts';
import { statesAtDeadline } from '#functions/domain/tasks/states-at-deadline.ts';
import { answerList, rankOf } from '#functions/domain/tasks/task-answer.ts';
import { loadText, toTaskDto, toTaskTextDto } from '#functions/domain/tasks/task-dtos.ts';
import {
  loadTaskView,
  loadVisibleTask,
  narrowToClass,
  type TaskView,
} from '#functions/domain/tasks/task-scope.ts';
import {
  loadAnswers,
  loadStudents,
  pageOfStudents,
  type StudentPage,
} from '#functions/domain/tasks/task-students.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { StudentId, type UserId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import type { tasks as contract } from '#shared/tasks/contract.ts';
import type { AnswerDto } from '#shared/tasks/fields.ts';
import { type AnswerState, MISSING_STATES } from '#shared/tasks/rules.ts';
import { toAnswerDto } from './answer-dtos.ts';

type Details = UseCase<typeof contract.endpoints.details>;
type DetailsInput = Parameters<Details>[1];
type Filter = DetailsInput['filter'];

const matches = (state: AnswerState, filter: Filter): boolean => {
  if (!filter) return true;
  if (filter === 'waiting') return state === 'handed_in' || state === 'late';
  return filter === 'missing' ? MISSING_STATES.includes(state) : state === filter;
};

/** Whether the caller sees a student's answer to the task. */
export const maySeeStudent =
  ({ own, classIds }: TaskView, isNarrow: boolean) =>
  (user: User): boolean =>
    isNarrow ? user.classIds.some((id) => classIds.includes(id)) : isOwnStudent(user, own);

/** Students whose answers are in one state, from the list of the task's answers. */
async function pageOfState(
  view: TaskView,
  filter: AnswerState | 'waiting',
  paging: { readonly limit: number; readonly from: Item | undefined; readonly descending: boolean },
  isNarrow: boolean,
): Promise<StudentPage> {
  const { schoolId, id } = view.task;
  const prefix = rankOf(filter === 'waiting' ? 'handed_in' : filter);
  const { entries, next } = await pageOfList(answerList(schoolId, id), { ...paging, prefix });
  const found = await loadStudents(
    schoolId,
    entries.map(({ target }) => target as UserId),
  );
  return { students: found.filter(maySeeStudent(view, isNarrow)), next };
}

/** A page of the students of a task with their answers. */
async function pageOfAnswers(
  actor: Actor,
  view: TaskView,
  { task_id, class_id, filter, order, limit, cursor }: DetailsInput,
  now: Date,
): Promise<{ list: AnswerDto[]; cursor: string | null }> {
  const name = `answers ${task_id} ${class_id} ${filter} ${order} for ${actor.userId}`;
  const from = await fromCursor(cursor, name);
  const paging = { limit, from, singles: !class_id, descending: order === 'last' };
  const { students, next } =
    filter && filter !== 'new' && filter !== 'missing'
      ? await pageOfState(view, filter, paging, class_id !== undefined)
      : await pageOfStudents(view, paging);
  const answers = await loadAnswers(view.task, students);
  const states = await statesAtDeadline(
    view.task.schoolId,
    answers.map((answer) => ({ task: view.task, answer })),
    now,
  );
  const records = await Promise.all(
    students.map((user, index) => toAnswerDto(user, answers[index], states[index] ?? '', now)),
  );
  const list = records.filter(({ state }) => matches(state, filter));
  return { list, cursor: await toCursor(next, name) };
}

async function classesOf({ task, classIds }: TaskView) {
  const found = await classes.getMany(classIds.map((id) => ({ schoolId: task.schoolId, id })));
  return found.flatMap((each) =>
    each ? [{ id: each.id, name: each.name, students: each.size }] : [],
  );
}

async function singlesOf({ task }: TaskView) {
  const found = await loadStudents(task.schoolId, task.studentIds);
  return found.map(({ id, name }) => ({ id: StudentId.parse(id), name }));
}

/** A task with its content; for staff with a page of its students. */
export const getDetails: Details = async (actor, input, deps) => {
  const now = deps.now();
  if (actor.role === ROLE.student) {
    const task = await loadVisibleTask(actor, input.task_id, now);
    return {
      task: await toTaskDto(actor, task, now),
      text: await toTaskTextDto(await loadText(task), now),
      classes: [],
      singles: [],
      students: { list: [], cursor: null },
    };
  }
  const fullView = await loadTaskView(actor, input.task_id);
  const view = await narrowToClass(actor, fullView, input.class_id);
  return {
    task: await toTaskDto(actor, view.task, now),
    text: await toTaskTextDto(await loadText(view.task), now),
    classes: await classesOf(fullView),
    singles: await singlesOf(fullView),
    students: await pageOfAnswers(actor, view, input, now),
  };
};
