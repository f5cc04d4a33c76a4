import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { notices } from '#shared/notices/contract.ts';
import type { SentNotice } from '#shared/notices/fields.ts';
import { TemplateDialog } from './TemplateDialog.tsx';
import { TemplatesDialog } from './TemplatesDialog.tsx';

const { sent, remove, withdraw, remind } = notices.endpoints;

/** The dialog that is open, and what it is about. */
export type OpenDialog =
  | {
      readonly kind: 'remove' | 'withdraw' | 'remind' | 'template';
      readonly notice: SentNotice;
    }
  | { readonly kind: 'templates' };

interface Props {
  readonly dialog: OpenDialog | null;
  readonly onClose: () => void;
  /** After a draft has been deleted. */
  readonly onDeleted?: () => void;
}

interface NoticeProps extends Pick<Props, 'onClose' | 'onDeleted'> {
  readonly notice: SentNotice;
}

function RemoveDialog({ notice: { id, title }, onClose, onDeleted }: NoticeProps) {
  const { t } = useTranslation('sent');
  // A deleted draft cannot be fetched again.
  const removal = useChange(remove, { changes: [sent] });
  const onSuccess = () => {
    toast.success(t('remove.done'));
    onClose();
    onDeleted?.();
  };
  return (
    <ConfirmDialog
      open
      title={t('remove.title', { title })}
      text={t('remove.text')}
      confirmLabel={t('remove.action')}
      destructive
      working={removal.isPending}
      onConfirm={() => removal.mutate({ notice_id: id }, { onSuccess })}
      onCancel={onClose}
    />
  );
}

function WithdrawDialog({ notice: { id, title, state }, onClose }: NoticeProps) {
  const { t } = useTranslation('sent');
  const change = useChange(withdraw, { changes: [notices] });
  const isPlanned = state === 'planned';
  const onSuccess = () => {
    toast.success(t(isPlanned ? 'withdraw.donePlanned' : 'withdraw.done'));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('withdraw.title', { title })}
      text={t(isPlanned ? 'withdraw.textPlanned' : 'withdraw.text')}
      confirmLabel={t('withdraw.action')}
      destructive
      working={change.isPending}
      onConfirm={() => change.mutate({ notice_id: id }, { onSuccess })}
      onCancel={onClose}
    />
  );
}

function RemindDialog({ notice: { id, title }, onClose }: NoticeProps) {
  const { t } = useTranslation('sent');
  const change = useChange(remind, { changes: [notices] });
  return (
    <ConfirmDialog
      open
      title={t('remind.title', { title })}
      text={t('remind.text')}
      confirmLabel={t('remind.action')}
      working={change.isPending}
      onConfirm={() =>
        change.mutate(
          { notice_id: id },
          { onSuccess: () => toast.success(t('remind.done')), onSettled: onClose },
        )
      }
      onCancel={onClose}
    />
  );
}

const OF_NOTICE = {
  remove: RemoveDialog,
  withdraw: WithdrawDialog,
  remind: RemindDialog,
  template: TemplateDialog,
} as const;

/** The dialogs about notices; one at a time. */
export function SentDialogs({ dialog, onClose, onDeleted }: Props) {
  if (!dialog) return null;
  if (dialog.kind === 'templates') return <TemplatesDialog onClose={onClose} />;
  const Dialog = OF_NOTICE[dialog.kind];
  return <Dialog notice={dialog.notice} onClose={onClose} {...(onDeleted && { onDeleted })} />;
}
