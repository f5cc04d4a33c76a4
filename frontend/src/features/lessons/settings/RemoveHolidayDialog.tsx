import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#frontend/src/lib/query.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import { Holiday } from '#shared/lessons/calendar-calls.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { useChangeSettings } from '../queries.ts';

interface Props {
  readonly holiday: Holiday;
  readonly onClose: () => void;
}

export function RemoveHolidayDialog({ holiday: { id, name, rev }, onClose }: Props) {
  const { t } = useTranslation('lessons');
  const removal = useChangeSettings(lessons.endpoints.removeHoliday);
  const client = useQueryClient();
  const refused = (error: Error) => {
    if (!conflictingRecord(error, Holiday())) return toast.failed(error);
    toast.error(t('setup.holiday.changed', { name }));
    void invalidate(client, lessons.endpoints.settings);
  };
  const confirm = () =>
    removal.mutate(
      { id, rev },
      {
        onSuccess: () => toast.success(t('setup.holiday.removed')),
        onError: refused,
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      open
      title={t('setup.holiday.removeTitle', { name })}
      text={t('setup.holiday.removeText')}
      confirmLabel={t('setup.holiday.remove')}
      destructive
      working={removal.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
