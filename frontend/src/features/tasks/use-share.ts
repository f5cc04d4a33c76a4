import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import type { TaskDto } from '#shared/contracts/task-fields.ts';
import { tasks } from '#shared/contracts/tasks.ts';
import { loadTask } from './queries.ts';
import { saidIn } from './said.ts';

/** Puts a task into the school's library, or takes it out of it. */
export function useShare() {
  const { t } = useTranslation('tasks');
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, library }: TaskDto) => {
      const found = await loadTask(id);
      const wanted = library === 'own' ? 'school' : 'own';
      const { rev } = found.task;
      await send(tasks.endpoints.save, {
        ...saidIn(found),
        library: wanted,
        task_id: id,
        rev,
      });
      return wanted;
    },
    onSuccess: (library) => {
      toast.success(t(library === 'school' ? 'shared' : 'unshared'));
      return invalidate(client, tasks);
    },
  });
}
