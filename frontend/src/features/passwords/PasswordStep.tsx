import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import {
  NewPasswordFields,
  PasswordOwner,
} from '#frontend/src/entities/passwords/NewPasswordFields.tsx';
import { newPasswordTwice } from '#frontend/src/entities/passwords/new-password.ts';
import { send } from '#frontend/src/lib/api.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { SubmitButton } from '#frontend/src/ui/form/SubmitButton.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { portal } from '#shared/portal/contract.ts';
import type { Recovery } from './AccountStep.tsx';

const { resetPassword } = portal.endpoints;

/** The contract's rules, and before them those of the form (specification 5). */
const Form = resetPassword.input.safeExtend(newPasswordTwice);

interface Props {
  readonly username: string;
  readonly proof: string;
  readonly onDone: (next: Recovery) => void;
  readonly onBack: () => void;
}

/** An expired proof has no visible field, so its message is shown for the whole form. */
function withoutField(error: unknown): unknown {
  const isProof = error instanceof ApiError && error.errors.some(({ field }) => field === 'proof');
  return isProof ? new Error(error.message) : error;
}

/** Step three: the new password, entered twice. */
export function PasswordStep({ username, proof, onDone, onBack }: Props) {
  const { t } = useTranslation('passwords');
  const { control, onSubmit, problem, submitting } = useContractForm({
    schema: Form,
    namespace: 'passwords',
    defaultValues: { username, proof, new_pass: '', confirm_pass: '' },
    submit: async (form) => {
      await send(resetPassword, form).catch((error: unknown) => {
        throw withoutField(error);
      });
      onDone({ username, changed: true });
    },
  });
  return (
    <Stack component="form" spacing={2.5} noValidate onSubmit={onSubmit}>
      <PasswordOwner account={username} />
      <NewPasswordFields control={control} autoFocus />
      <FormProblem problem={problem} />
      <SubmitButton submitting={submitting} size="large" fullWidth>
        {t('setPassword')}
      </SubmitButton>
      <Button onClick={onBack}>{t('startAgain')}</Button>
    </Stack>
  );
}
