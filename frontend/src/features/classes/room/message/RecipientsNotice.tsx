import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#shared/endpoint.ts';
import type { messages } from '#shared/messages/contract.ts';
import { StudentNames } from './StudentNames.tsx';

export type Recipients = Answer<typeof messages.endpoints.recipients>;

/** How many families get the message, who has no phone number, and how many messages are left today. */
export function RecipientsNotice({ recipients }: { readonly recipients: Recipients }) {
  const { t } = useTranslation('classes');
  const { students, numbers, without, left, limit } = recipients;
  return (
    <>
      <Typography>
        {t('message.reach', { count: numbers })}
        {students > numbers && ` ${t('message.shared', { count: students })}`}
        <Typography component="span" color="textSecondary">
          {` ${t('message.left', { left, limit })}`}
        </Typography>
      </Typography>
      {left < numbers && <Alert severity="error">{t('message.tooFewLeft', { left })}</Alert>}
      {without.length > 0 && (
        <Alert severity="warning">
          {t('message.without', { count: without.length })}
          <StudentNames students={without} />
        </Alert>
      )}
    </>
  );
}
