import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { send } from '#frontend/src/lib/api.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import type { TaskId } from '#shared/ids.ts';
import { tasks } from '#shared/tasks/contract.ts';
import { TASK_LIMITS } from '#shared/tasks/limits.ts';
import { loadTask } from '../queries.ts';
import { toTaskPayload } from '../task-payload.ts';

interface TakeOver {
  readonly id: TaskId;
  /** The original stays: the name of the copy says that it is one. */
  readonly asCopy: boolean;
}

/** Makes a draft with the contents of another task and opens it. Deadlines are not copied. */
export function useTakeOver() {
  const { t } = useTranslation('tasks');
  const client = useQueryClient();
  const navigate = useNavigate();
  const titled = (title: string): string => {
    const name = t('copyOf', { title: '' });
    return title.slice(0, TASK_LIMITS.titleMax - name.length).toWellFormed() + name;
  };
  return useMutation({
    mutationFn: async ({ id, asCopy }: TakeOver) => {
      const payload = toTaskPayload(await loadTask(id));
      const { task } = await send(tasks.endpoints.add, {
        ...payload,
        title: asCopy ? titled(payload.title) : payload.title,
        deadline: '',
        library: 'own',
        copy_of: id,
        request_key: crypto.randomUUID(),
      });
      return task;
    },
    onSuccess: async ({ id }) => {
      toast.success(t('copied'));
      await invalidate(client, tasks);
      await navigate(paths.editTask(id));
    },
  });
}
