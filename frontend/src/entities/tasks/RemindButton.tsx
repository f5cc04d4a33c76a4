import NotificationsActiveIcon from '@mui/icons-material/NotificationsActive';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import type { TaskId } from '#shared/ids.ts';
import { useRemind } from './use-remind.ts';

/** Sends a notice to all who have handed in nothing, after a question. */
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
