import { pageOfMembers } from '#functions/domain/classes/class-membership.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { isOwnStudent, isStudent } from '#functions/domain/students/student-scope.ts';
import type { Item } from '#functions/platform/table.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';
import type { Task } from './task.ts';
import { type TaskAnswer, taskAnswers } from './task-answer.ts';
import type { TaskView } from './task-scope.ts';

/** A position in the students of a task: the index of the class, and where in it. */
interface Position {
  readonly at: number;
  readonly from?: Item | undefined;
}

export interface StudentPage {
  readonly students: readonly User[];
  readonly next: Item | undefined;
}

const toPosition = (from: Item | undefined): Position =>
  from ? { at: Number(from['at']), from: from['from'] as Item | undefined } : { at: 0 };

export const loadStudents = async (schoolId: SchoolId, ids: readonly UserId[]): Promise<User[]> => {
  const found = await users.getMany(ids.map((userId) => ({ schoolId, userId })));
  return found.filter(isStudent);
};

/** Students to whom the task is given outside its classes; they are few. */
async function singlesOf({ task, own, classIds }: TaskView): Promise<User[]> {
  const found = await loadStudents(task.schoolId, task.studentIds);
  return found.filter(
    (user) => isOwnStudent(user, own) && !user.classIds.some((id) => classIds.includes(id)),
  );
}

/**
 * A page of the students to whom a task is given and whom the caller sees: class by class, then single
 * students. A student of several classes is listed with the first of them, so a page may be short.
 */
export async function pageOfStudents(
  view: TaskView,
  {
    limit,
    from,
    singles = true,
  }: {
    readonly limit: number;
    readonly from: Item | undefined;
    readonly singles?: boolean;
  },
): Promise<StudentPage> {
  const { classIds, task } = view;
  const students: User[] = [];
  let { at, from: place } = toPosition(from);
  for (; at < classIds.length; at += 1) {
    const classId = classIds[at];
    if (!classId) break;
    const page = await pageOfMembers(task.schoolId, classId, {
      limit: limit - students.length,
      from: place,
    });
    const ids = page.items.map(({ userId }) => userId);
    const found = await loadStudents(task.schoolId, ids);
    students.push(...found.filter((user) => firstOf(view, user) === classId));
    place = page.next;
    if (place) return { students, next: { at, from: place } };
    if (students.length >= limit) return { students, next: { at: at + 1 } };
  }
  if (!singles) return { students, next: undefined };
  return { students: [...students, ...(await singlesOf(view))], next: undefined };
}

const firstOf = ({ classIds }: TaskView, user: User) =>
  classIds.find((id) => user.classIds.includes(id));

export const loadAnswers = (
  { schoolId, id: taskId }: Task,
  students: readonly User[],
): Promise<(TaskAnswer | undefined)[]> =>
  taskAnswers.getMany(students.map(({ id: userId }) => ({ schoolId, taskId, userId })));
