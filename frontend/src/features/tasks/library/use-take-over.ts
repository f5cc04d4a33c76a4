import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { send } from '#frontend/src/lib/api.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { tasks } from '#shared/contracts/tasks.ts';
import type { TaskId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { loadTask } from '../queries.ts';
import { saidIn } from '../said.ts';

interface Wish {
  readonly id: TaskId;
  /** Of a task that stays beside it: its name tells so. */
  readonly asCopy: boolean;
}

/** A new draft that says what another task says, opened to be written on. Deadlines are not taken over. */
export function useTakeOver() {
  const { t } = useTranslation('tasks');
  const client = useQueryClient();
  const navigate = useNavigate();
  const titled = (title: string): string => {
    const name = t('copyOf', { title: '' });
    return title.slice(0, LIMITS.taskTitleMax - name.length).toWellFormed() + name;
  };
  return useMutation({
    mutationFn: async ({ id, asCopy }: Wish) => {
      const said = saidIn(await loadTask(id));
      const { task } = await send(tasks.endpoints.add, {
        ...said,
        title: asCopy ? titled(said.title) : said.title,
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
