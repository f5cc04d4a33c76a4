import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import type { Lead } from '../lead-action.ts';
import { useRemoveLead } from '../queries.ts';

interface Props {
  readonly lead: Lead;
  readonly onClose: () => void;
  readonly onRemoved?: (() => void) | undefined;
}

/** Deletes a lead that was entered by mistake. */
export function RemoveDialog({ lead, onClose, onRemoved }: Props) {
  const { t } = useTranslation('leads');
  const { mutate, isPending } = useRemoveLead();
  const remove = () =>
    mutate(
      { lead_id: lead.id },
      {
        onSuccess: () => {
          toast.success(t('removed'));
          onRemoved?.();
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      title={t('removeTitle', { name: lead.name })}
      text={t('removeText')}
      confirmLabel={t('remove')}
      destructive
      working={isPending}
      onConfirm={remove}
      onCancel={onClose}
    />
  );
}
