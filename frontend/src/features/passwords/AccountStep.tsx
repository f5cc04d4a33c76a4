import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { send } from '#frontend/src/lib/api.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { proveOrFail } from '#frontend/src/lib/prove.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { SubmitButton } from '#frontend/src/ui/form/SubmitButton.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { portal } from '#shared/portal/contract.ts';

/** The data collected so far: account, ticket for a code, and the proof that the phone was verified. */
export interface Recovery {
  readonly username: string;
  readonly ticket?: string;
  readonly proof?: string;
  readonly changed?: boolean;
}

function BackToSignIn() {
  const { t } = useTranslation('passwords');
  return (
    <Link component={RouterLink} to={paths.signIn} sx={{ alignSelf: 'center' }}>
      {t('backToSignIn')}
    </Link>
  );
}

const { verifyAccount } = portal.endpoints;

interface Props {
  readonly recovery: Recovery;
  readonly onDone: (next: Recovery) => void;
}

/** Step one: the account. The server answers the same for every name. */
export function AccountStep({ recovery, onDone }: Props) {
  const { t } = useTranslation(['passwords', 'common']);
  const { control, onSubmit, problem, submitting } = useContractForm({
    schema: verifyAccount.input.pick({ username: true }),
    namespace: 'passwords',
    defaultValues: { username: recovery.username },
    submit: async ({ username }) => {
      const verificationCode = await proveOrFail(t('common:challengeFailed'));
      const { ticket } = await send(verifyAccount, { username, verificationCode });
      onDone({ username, ticket });
    },
  });
  return (
    <Stack component="form" spacing={2.5} noValidate onSubmit={onSubmit}>
      <FormTextField control={control} name="username" autoFocus />
      <FormProblem problem={problem} />
      <SubmitButton submitting={submitting} size="large" fullWidth>
        {submitting ? t('checking') : t('next')}
      </SubmitButton>
      <BackToSignIn />
    </Stack>
  );
}
