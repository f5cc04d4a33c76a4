import { useTranslation } from 'react-i18next';
import { CredentialsDialog } from '#frontend/src/entities/credentials/CredentialsDialog.tsx';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { type Teacher, useResetPassword } from './queries.ts';

interface Props {
  readonly teacher: Teacher;
  readonly onClose: () => void;
}

/** Confirms, resets, and shows the new credentials. */
export function ResetPasswordDialog({ teacher, onClose }: Props) {
  const { t } = useTranslation('teachers');
  const reset = useResetPassword();
  const { id, name, account } = teacher;
  if (reset.data)
    return (
      <CredentialsDialog
        title={t('reset.doneTitle', { name })}
        account={account}
        password={reset.data.initial_password}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      open
      title={t('reset.title', { name })}
      text={t('reset.text')}
      confirmLabel={t('action.reset')}
      working={reset.isPending}
      onConfirm={() => reset.mutate({ teacher_id: id })}
      onCancel={onClose}
    />
  );
}
