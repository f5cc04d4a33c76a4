import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { CodeField } from '#frontend/src/entities/contacts/CodeField.tsx';
import { useCodeSender } from '#frontend/src/entities/contacts/use-code-sender.ts';
import { send } from '#frontend/src/lib/api.ts';
import { proveOrFail } from '#frontend/src/lib/prove.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { SubmitButton } from '#frontend/src/ui/form/SubmitButton.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { messages } from '#shared/messages/contract.ts';
import type { Recovery } from './AccountStep.tsx';

const { sendCode, verifyCode } = messages.endpoints;

interface Props {
  readonly username: string;
  readonly ticket: string;
  readonly onDone: (next: Recovery) => void;
  readonly onBack: () => void;
}

/** Step two: the code sent to the account's phone, if one is bound. The page does not say whether one is. */
export function CodeStep({ username, ticket, onDone, onBack }: Props) {
  const { t } = useTranslation(['passwords', 'common']);
  const purpose = 'password';
  const sender = useCodeSender(async () => {
    const verificationCode = await proveOrFail(t('common:challengeFailed'), { purpose: 'code' });
    return send(sendCode, { purpose, ticket, verificationCode });
  });
  const { control, clearErrors, onSubmit, problem, submitting } = useContractForm({
    schema: z.object({ sms_code: verifyCode.input.shape.sms_code }),
    namespace: 'passwords',
    defaultValues: { sms_code: '' },
    submit: async ({ sms_code }) => {
      const { proof } = await send(verifyCode, { purpose, ticket, sms_code });
      onDone({ username, ticket, proof });
    },
  });
  return (
    <Stack component="form" spacing={2.5} noValidate onSubmit={onSubmit}>
      <Typography>{t('codeGoesTo', { account: username })}</Typography>
      <CodeField
        control={control}
        name="sms_code"
        sender={sender}
        clear={() => clearErrors('sms_code')}
      />
      <FormProblem problem={problem} />
      <Typography variant="body2" color="textSecondary">
        {t('noCode')}
      </Typography>
      <SubmitButton submitting={submitting} size="large" fullWidth>
        {t('next')}
      </SubmitButton>
      <Button onClick={onBack}>{t('otherAccount')}</Button>
    </Stack>
  );
}
