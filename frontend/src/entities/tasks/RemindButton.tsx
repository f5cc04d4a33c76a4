import NotificationsActiveIcon from '@mui/icons-material/NotificationsActive';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import type { TaskId } from '#shared/ids.ts';
import { tasks } from '#shared/tasks/contract.ts';

/** Reminds all students who have handed in nothing, batch by batch, and says how many. */
function useRemind(task_id: TaskId) {
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

/** Sends a reminder to all who have handed in nothing, after a confirmation. */
export function RemindButton({ id }: { readonly id: TaskId }) {
  const { t } = useTranslation('task');
  const [isAsking, setAsking] = useState(false);
  const remind = useRemind(id);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<NotificationsActiveIcon />}
        onClick={() => setAsking(true)}
      >
        {t('remind')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('remindTitle')}
        text={t('remindText')}
        confirmLabel={t('remind')}
        working={remind.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => remind.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
