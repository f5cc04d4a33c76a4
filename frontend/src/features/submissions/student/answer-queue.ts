import { enterWork } from '#frontend/src/entities/works/enter-work.ts';
import { send } from '#frontend/src/lib/api.ts';
import { queryClient } from '#frontend/src/lib/query-client.ts';
import { subscribeToSession } from '#frontend/src/lib/session.ts';
import { UploadQueue } from '#frontend/src/lib/uploads/upload-queue.ts';
import { tasks } from '#shared/tasks/contract.ts';
import type { TaskDto } from '#shared/tasks/fields.ts';
import { fileTypeOf, UPLOAD_RULES } from '#shared/uploads/rules.ts';
import { fits, ownAnswerOf } from './own-answer.ts';

type Task = Pick<TaskDto, 'id' | 'kind'>;

const queues = new Map<string, UploadQueue>();

function makeQueue(person: string, { id, kind }: Task): UploadQueue {
  return new UploadQueue({
    person,
    purpose: 'work',
    withThumbnails: true,
    endings: UPLOAD_RULES.work.endings.filter((ending) => fits(kind, fileTypeOf(ending).kind)),
    finish: async (arrived) => {
      const work_id = await enterWork(arrived);
      const answer = await send(tasks.endpoints.open, { task_id: id, work_id });
      queryClient.setQueryData(ownAnswerOf(id).queryKey, answer);
    },
  });
}

/** The uploads that answer a task. They continue while other screens are open. */
export function answerQueue(person: string, task: Task): UploadQueue {
  const queue = queues.get(task.id) ?? makeQueue(person, task);
  queues.set(task.id, queue);
  return queue;
}

subscribeToSession((session) => {
  if (session) return;
  for (const queue of queues.values()) queue.stop();
  queues.clear();
});
