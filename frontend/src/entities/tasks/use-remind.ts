import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { tasks } from '#shared/contracts/tasks.ts';
import type { TaskId } from '#shared/ids.ts';

/** Reminds everybody who has handed in nothing, step by step; tells how many these were. */
export function useRemind(task_id: TaskId) {
  const { t } = useTranslation('task');
  return useMutation({
    mutationFn: async () => {
      let count = 0;
      let cursor: string | null = null;
      do {
        const payload = { task_id, ...(cursor && { cursor }) };
        const step: { reminded: number; cursor: string | null } = await send(
          tasks.endpoints.remind,
          payload,
        );
        count += step.reminded;
        cursor = step.cursor;
      } while (cursor);
      return count;
    },
    onSuccess: (count) => toast.success(t('reminded', { count })),
  });
}
