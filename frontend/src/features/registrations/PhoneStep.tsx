import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeField } from '#frontend/src/entities/phones/CodeField.tsx';
import { PhoneField } from '#frontend/src/entities/phones/PhoneField.tsx';
import type { CodeSender } from '#frontend/src/entities/phones/use-code-sender.ts';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import type { RegistrationInput } from './registration-form.ts';

interface Props {
  readonly control: FieldControl<RegistrationInput>;
  readonly sender: CodeSender;
  /** Validates the phone before a code is sent. */
  readonly ready: () => Promise<boolean>;
  readonly isProven: (phone: string) => boolean;
}

/** Step two: the principal's phone. A verified phone is not verified again when the user returns to this step. */
export function PhoneStep({ control, sender, ready, isProven }: Props) {
  const { t } = useTranslation('registrations');
  const phone = useWatch({ control, name: 'phone' });
  return (
    <>
      <PhoneField control={control} name="phone" autoFocus />
      {isProven(phone) ? (
        <Alert severity="success">{t('verified', { phone })}</Alert>
      ) : (
        <CodeField control={control} name="sms_code" sender={sender} ready={ready} />
      )}
    </>
  );
}
