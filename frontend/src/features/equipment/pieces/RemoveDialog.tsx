import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import type { PieceDto } from '#shared/equipment/fields.ts';
import { useRemovePiece } from '../queries.ts';

interface Props {
  readonly piece: PieceDto;
  readonly onClose: () => void;
  readonly onRemoved?: () => void;
}

/** Asks before a piece without a history is deleted. */
export function RemoveDialog({ piece, onClose, onRemoved }: Props) {
  const { t } = useTranslation('equipment');
  const { mutate, isPending } = useRemovePiece();
  const remove = () => {
    const removed = () => {
      toast.success(t('removed'));
      onClose();
      onRemoved?.();
    };
    mutate({ piece_id: piece.id }, { onSuccess: removed, onError: onClose });
  };
  return (
    <ConfirmDialog
      open
      destructive
      title={t('removeTitle', { number: piece.number })}
      text={t('removeText')}
      confirmLabel={t('remove')}
      working={isPending}
      onConfirm={remove}
      onCancel={onClose}
    />
  );
}
