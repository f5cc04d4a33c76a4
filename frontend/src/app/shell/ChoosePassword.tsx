import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  NewPasswordFields,
  PasswordOwner,
} from '#frontend/src/entities/passwords/NewPasswordFields.tsx';
import { NewPassword } from '#frontend/src/entities/passwords/new-password.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { SubmitButton } from '#frontend/src/ui/form/SubmitButton.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import type { Payload } from '#shared/endpoint.ts';
import { portal } from '#shared/portal/contract.ts';
import { authorizationOf, send } from '../../lib/api.ts';
import { getSession, updateSessionUser, useSignedIn } from '../../lib/session.ts';
import { toast } from '../../lib/toasts.ts';
import { renewTokens } from '../../lib/token-renewal.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

const { choosePassword } = portal.endpoints;
const Form = choosePassword.input.safeExtend({ new_pass: NewPassword });

/** Ends all other sessions; this one continues with the tokens of the answer. */
function useChoosePassword() {
  const { t } = useTranslation('shell');
  return useMutation({
    mutationFn: (form: Payload<typeof choosePassword>) =>
      renewTokens(async () => {
        const authorization = await authorizationOf(getSession());
        return { tokens: await send(choosePassword, form, { authorization }) };
      }),
    meta: { quiet: true },
    onSuccess: () => {
      updateSessionUser({ default_password: 0 });
      toast.success(t('password.done'));
    },
  });
}

function Fields({ onLater }: Props) {
  const { t } = useTranslation('shell');
  const { user } = useSignedIn();
  const { mutateAsync } = useChoosePassword();
  const { control, onSubmit, problem, submitting } = useContractForm({
    schema: Form,
    namespace: 'shell',
    aboutOneself: true,
    defaultValues: { user_id: user.id, new_pass: '', confirm_pass: '' },
    submit: async (form) => {
      await mutateAsync(form);
    },
  });
  return (
    <Stack component="form" spacing={2} sx={{ mt: 2 }} noValidate onSubmit={onSubmit}>
      <PasswordOwner account={user.account} />
      <NewPasswordFields control={control} autoFocus />
      <FormProblem problem={problem} />
      <SubmitButton submitting={submitting} size="large" fullWidth>
        {t('password.choose')}
      </SubmitButton>
      <Button onClick={onLater}>{t('password.later')}</Button>
    </Stack>
  );
}

interface Props {
  /** Not now. */
  readonly onLater: () => void;
}

/** Dialog to choose a password. */
export function ChoosePassword({ onLater }: Props) {
  const { t } = useTranslation(['shell', 'password']);
  return (
    <PasswordDialog title={t('password.title')} text={t('password.text')} onLater={onLater}>
      <Fields onLater={onLater} />
    </PasswordDialog>
  );
}
