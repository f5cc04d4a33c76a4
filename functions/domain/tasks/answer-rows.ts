import type { User } from '#functions/domain/people/user.ts';
import { loadClassesOf } from '#functions/domain/profiles/load-person.ts';
import type { SheetRow } from './answer-columns.ts';
import { loadAtDeadline } from './at-deadline.ts';
import type { TaskView } from './task-scope.ts';
import { loadAnswers } from './task-students.ts';

/** The rows of some students of a task, in the order of the students. */
export async function loadAnswerRows(
  { task }: TaskView,
  students: readonly User[],
  now: Date,
): Promise<SheetRow[]> {
  const [classesOf, answers] = await Promise.all([
    loadClassesOf(task.schoolId, students),
    loadAnswers(task, students),
  ]);
  const atDeadline = await Promise.all(answers.map((answer) => loadAtDeadline(task, answer, now)));
  return students.map((student, index): SheetRow => {
    const classNames = classesOf(student)
      .map(({ name }) => name)
      .join(', ');
    return { student, classNames, answer: answers[index], atDeadline: atDeadline[index] };
  });
}
