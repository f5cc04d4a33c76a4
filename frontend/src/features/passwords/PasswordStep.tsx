import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { FormPasswordField } from '#frontend/src/components/form/FormPasswordField.tsx';
import { FormProblem } from '#frontend/src/components/form/FormProblem.tsx';
import { NewPassword, passwordLength } from '#frontend/src/components/form/new-password.ts';
import { SubmitButton } from '#frontend/src/components/form/SubmitButton.tsx';
import { useContractForm } from '#frontend/src/components/form/use-contract-form.ts';
import { send } from '#frontend/src/lib/api.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { portal } from '#shared/contracts/portal.ts';
import type { Recovery } from './recovery.ts';

const { resetPassword } = portal.endpoints;

/** The contract's rules, and before them those of the form (specification 5). */
const Form = resetPassword.input.safeExtend({
  new_pass: NewPassword,
  confirm_pass: passwordLength,
});

interface Props {
  readonly username: string;
  readonly proof: string;
  readonly onDone: (next: Recovery) => void;
  readonly onBack: () => void;
}

/** A proof that no longer counts has no field of its own: its message belongs to the whole form. */
function withoutField(error: unknown): unknown {
  const isProof = error instanceof ApiError && error.errors.some(({ field }) => field === 'proof');
  return isProof ? new Error(error.message) : error;
}

/** The new password, twice. */
export function PasswordStep({ username, proof, onDone, onBack }: Props) {
  const { t } = useTranslation('passwords');
  const { control, onSubmit, problem, submitting } = useContractForm({
    schema: Form,
    defaultValues: { username, proof, new_pass: '', confirm_pass: '' },
    submit: async (form) => {
      await send(resetPassword, form).catch((error: unknown) => {
        throw withoutField(error);
      });
      onDone({ username, changed: true });
    },
  });
  const field = { control, namespace: 'passwords', required: true } as const;
  return (
    <Stack component="form" spacing={2.5} noValidate onSubmit={onSubmit}>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <FormPasswordField
        {...field}
        name="new_pass"
        label={t('newPassword')}
        hint={t('newPasswordHint')}
        autoComplete="new-password"
        autoFocus
      />
      <FormPasswordField
        {...field}
        name="confirm_pass"
        label={t('confirmPassword')}
        autoComplete="new-password"
      />
      <FormProblem problem={problem} />
      <SubmitButton submitting={submitting} size="large" fullWidth>
        {t('setPassword')}
      </SubmitButton>
      <Button onClick={onBack}>{t('startAgain')}</Button>
    </Stack>
  );
}
