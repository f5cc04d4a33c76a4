import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { proveOrFail } from '#frontend/src/lib/prove.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { SubmitButton } from '#frontend/src/ui/form/SubmitButton.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { portal } from '#shared/contracts/portal.ts';
import { LIMITS } from '#shared/limits.ts';
import { BackToSignIn } from './BackToSignIn.tsx';
import type { Recovery } from './recovery.ts';

const { verifyAccount } = portal.endpoints;

interface Props {
  readonly recovery: Recovery;
  readonly onDone: (next: Recovery) => void;
}

/** Whose password it is. The server wants work done before it tells the phone of an account. */
export function AccountStep({ recovery, onDone }: Props) {
  const { t } = useTranslation(['passwords', 'phone']);
  const { control, onSubmit, problem, submitting } = useContractForm({
    schema: verifyAccount.input.pick({ username: true }),
    defaultValues: { username: recovery.username },
    submit: async ({ username }) => {
      const verificationCode = await proveOrFail(t('phone:challengeFailed'));
      const { phone } = await send(verifyAccount, { username, verificationCode });
      onDone({ username, phone });
    },
  });
  return (
    <Stack component="form" spacing={2.5} noValidate onSubmit={onSubmit}>
      <FormTextField
        control={control}
        name="username"
        namespace="passwords"
        label={t('account')}
        autoComplete="username"
        maxLength={LIMITS.accountMax}
        autoFocus
        required
      />
      <FormProblem problem={problem} />
      <SubmitButton submitting={submitting} size="large" fullWidth>
        {submitting ? t('checking') : t('next')}
      </SubmitButton>
      <BackToSignIn />
    </Stack>
  );
}
