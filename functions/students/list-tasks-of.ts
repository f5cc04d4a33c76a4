import { loadOwnStudent, ownClasses } from '#functions/domain/students/student-scope.ts';
import { givenTasks } from '#functions/domain/tasks/list-tasks.ts';
import { taskAnswers } from '#functions/domain/tasks/task-answer.ts';
import { isReadable } from '#functions/domain/tasks/task-scope.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { students } from '#shared/contracts/students.ts';

/** Tasks of one student, as they are given to the student. */
export const listTasksOf: UseCase<typeof students.endpoints.tasks> = async (
  actor,
  { student_id, ...paging },
  deps,
) => {
  const own = await ownClasses(actor);
  const user = await loadOwnStudent(actor, student_id, { own });
  const { schoolId, id: userId } = user;
  const { items, cursor } = await givenTasks({ schoolId, userId, user }, paging, deps.now());
  const answers = await taskAnswers.getMany(
    items.map(({ id: taskId }) => ({ schoolId, taskId, userId })),
  );
  const list = items.map((task, index) => {
    const answer = answers[index];
    return {
      id: task.id,
      title: task.title,
      deadline: answer?.extension || task.deadline,
      state: answer?.state ?? 'new',
      handed_in: answer?.handedIn.at(-1)?.at ?? null,
      score: answer?.score ?? null,
      phrase: answer?.phrase ?? '',
      comment: answer?.comment ?? '',
      readable: own === undefined || isReadable(actor, task, own),
    };
  });
  return { list, cursor };
};
