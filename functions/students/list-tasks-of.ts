import { loadOwnStudent, ownClasses } from '#functions/domain/students/student-scope.ts';
import { givenTasks } from '#functions/domain/tasks/list-tasks.ts';
import { statesAtDeadline } from '#functions/domain/tasks/states-at-deadline.ts';
import { taskAnswers } from '#functions/domain/tasks/task-answer.ts';
import { isReadable } from '#functions/domain/tasks/task-scope.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { students } from '#shared/students/contract.ts';

/** Tasks of one student, as they are given to the student. */
export const listTasksOf: UseCase<typeof students.endpoints.tasks> = async (
  actor,
  { student_id, ...paging },
  deps,
) => {
  const own = await ownClasses(actor);
  const user = await loadOwnStudent(actor, student_id, { own });
  const { schoolId, id: userId } = user;
  const now = deps.now();
  const { items, cursor } = await givenTasks({ schoolId, userId, user }, paging, now);
  const answers = await taskAnswers.getMany(
    items.map(({ id: taskId }) => ({ schoolId, taskId, userId })),
  );
  const given = items.map((task, index) => ({ task, answer: answers[index] }));
  const states = await statesAtDeadline(schoolId, given, now);
  const list = given.map(({ task, answer }, index) => {
    return {
      id: task.id,
      title: task.title,
      deadline: answer?.extension || task.deadline,
      state: answer?.state ?? 'new',
      at_deadline: states[index] ?? '',
      handed_in: answer?.handedIn.at(-1)?.at ?? null,
      score: answer?.score ?? null,
      phrase: answer?.phrase ?? '',
      comment: answer?.comment ?? '',
      readable: own === undefined || isReadable(actor, task, own),
    };
  });
  return { list, cursor };
};
