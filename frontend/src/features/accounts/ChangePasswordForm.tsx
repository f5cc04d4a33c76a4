import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  NewPasswordFields,
  PasswordOwner,
} from '#frontend/src/entities/passwords/NewPasswordFields.tsx';
import { newPasswordTwice } from '#frontend/src/entities/passwords/new-password.ts';
import { authorizationOf, sendForEnvelope } from '#frontend/src/lib/api.ts';
import { attemptWithProof } from '#frontend/src/lib/prove.ts';
import { getSession, useSignedIn } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { renewTokens } from '#frontend/src/lib/token-renewal.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { FormPasswordField } from '#frontend/src/ui/form/FormTextField.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import type { Payload } from '#shared/endpoint.ts';
import { portal } from '#shared/portal/contract.ts';
import { type AccountFormProps, FormActions } from './FormActions.tsx';

/** The contract's rules, and before them those of the form (specification 5). */
export const PasswordForm = portal.endpoints.changePassword.input.safeExtend(newPasswordTwice);

const { changePassword } = portal.endpoints;

/** Changes the user's own password. Ends all other sessions; this one continues with the tokens of the answer. */
function useChangePassword() {
  const { t } = useTranslation('common');
  const { user } = useSignedIn();
  return useMutation({
    mutationFn: (form: Payload<typeof changePassword>) =>
      renewTokens(async () => {
        const authorization = await authorizationOf(getSession());
        const { data, msg } = await attemptWithProof(
          (verificationCode) =>
            sendForEnvelope(changePassword, { ...form, verificationCode }, [], { authorization }),
          { username: user.account, failed: t('challengeFailed') },
        );
        return { tokens: data, msg };
      }),
    meta: { quiet: true },
    onSuccess: ({ msg }) => toast.success(msg),
  });
}

/** Tab two of the user info: the old password, and twice the new one. */
export function ChangePasswordForm({ onDirty, onDone, onCancel }: AccountFormProps) {
  const { t } = useTranslation('accounts');
  const { user } = useSignedIn();
  const { mutateAsync } = useChangePassword();
  const { control, onSubmit, problem, submitting, formState, reset } = useContractForm({
    schema: PasswordForm,
    namespace: 'accounts',
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
      <FormPasswordField control={control} name="old_pass" />
      <NewPasswordFields control={control} />
      <FormProblem problem={problem} />
      <FormActions submitLabel={t('changePassword')} submitting={submitting} onCancel={onCancel} />
    </Stack>
  );
}
