import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  NewPasswordFields,
  PasswordOwner,
} from '#frontend/src/entities/passwords/NewPasswordFields.tsx';
import { NewPassword } from '#frontend/src/entities/passwords/new-password.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { SubmitButton } from '#frontend/src/ui/form/SubmitButton.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { RobotPicture } from '#frontend/src/ui/pictures/RobotPicture.tsx';
import type { Payload } from '#shared/contracts/endpoint.ts';
import { portal } from '#shared/contracts/portal.ts';
import { authorizationOf, send } from '../../lib/api.ts';
import { getSession, updateSessionUser, useSignedIn } from '../../lib/session.ts';
import { toast } from '../../lib/toasts.ts';
import { renewTokens } from '../../lib/token-renewal.ts';

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
    defaultValues: { user_id: user.id, new_pass: '', confirm_pass: '' },
    submit: async (form) => {
      await mutateAsync(form);
    },
  });
  return (
    <Stack component="form" spacing={2} noValidate onSubmit={onSubmit}>
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

/** Dialog to choose a password. Friendly and large, since most of its users are children. */
export function ChoosePassword({ onLater }: Props) {
  const { t } = useTranslation(['shell', 'password']);
  const id = useId();
  return (
    <Dialog open onClose={onLater} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id} sx={{ fontSize: '1.5rem', pb: 0 }}>
        {t('password.title')}
      </DialogTitle>
      <DialogContent>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 2 }}>
          <RobotPicture height={10} />
          <Typography sx={{ fontSize: '1.125rem' }}>{t('password.text')}</Typography>
        </Stack>
        <Fields onLater={onLater} />
      </DialogContent>
    </Dialog>
  );
}
