import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#frontend/src/components/ConfirmDialog.tsx';
import { toast } from '#frontend/src/lib/toasts.ts';
import type { Holiday } from '#shared/contracts/calendar-settings.ts';
import { lessons } from '#shared/contracts/lessons.ts';
import { useChangeSettings } from '../queries.ts';

interface Props {
  readonly holiday: Holiday;
  readonly onClose: () => void;
}

export function RemoveHolidayDialog({ holiday: { id, name }, onClose }: Props) {
  const { t } = useTranslation('lessons');
  const removal = useChangeSettings(lessons.endpoints.removeHoliday);
  const confirm = () =>
    removal.mutate(
      { id },
      {
        onSuccess: () => toast.success(t('setup.holiday.removed')),
        onError: (error) => toast.error(error.message),
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
