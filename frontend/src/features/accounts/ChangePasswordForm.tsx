import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields } from '#frontend/src/entities/passwords/NewPasswordFields.tsx';
import { PasswordOwner } from '#frontend/src/entities/passwords/PasswordOwner.tsx';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { FormPasswordField } from '#frontend/src/ui/form/FormPasswordField.tsx';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import type { AccountFormProps } from './account-form.ts';
import { FormActions } from './FormActions.tsx';
import { PasswordForm } from './password-form.ts';
import { useChangePassword } from './use-change-password.ts';

/** Tab two of the user info: the old password, and twice the new one. */
export function ChangePasswordForm({ onDirty, onDone, onCancel }: AccountFormProps) {
  const { t } = useTranslation('accounts');
  const { user } = useSignedIn();
  const { mutateAsync } = useChangePassword();
  const { control, onSubmit, problem, submitting, formState, reset } = useContractForm({
    schema: PasswordForm,
    defaultValues: { user_id: user.id, old_pass: '', new_pass: '', confirm_pass: '' },
    submit: async (form) => {
      await mutateAsync(form);
      reset();
      onDone();
    },
  });
  const { isDirty } = formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return (
    <Stack component="form" spacing={2} noValidate onSubmit={onSubmit}>
      <PasswordOwner account={user.account} />
      <FormPasswordField
        control={control}
        namespace="accounts"
        name="old_pass"
        label={t('oldPassword')}
        autoComplete="current-password"
        required
      />
      <NewPasswordFields control={control} />
      <FormProblem problem={problem} />
      <FormActions submitLabel={t('changePassword')} submitting={submitting} onCancel={onCancel} />
    </Stack>
  );
}
