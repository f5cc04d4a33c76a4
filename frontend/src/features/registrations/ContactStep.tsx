import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeField } from '#frontend/src/entities/contacts/CodeField.tsx';
import { ContactField } from '#frontend/src/entities/contacts/ContactField.tsx';
import { contactText } from '#frontend/src/entities/contacts/contact-values.ts';
import type { CodeSender } from '#frontend/src/entities/contacts/use-code-sender.ts';
import { useSite } from '#frontend/src/lib/site.ts';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import type { RegistrationInput } from './registration-form.ts';

interface Props {
  readonly control: FieldControl<RegistrationInput, 'registrations'>;
  readonly sender: CodeSender;
  readonly clear: () => void;
  /** Validates the phone or the e-mail address before a code is sent. */
  readonly ready: () => Promise<boolean>;
  readonly isProven: (contact: string) => boolean;
}

/** Step two: how the principal is reached. What is verified is not verified again when the user returns to this step. */
export function ContactStep({ control, sender, clear, ready, isProven }: Props) {
  const { t } = useTranslation('registrations');
  const { data: site } = useSite();
  const [way, phone, email] = useWatch({ control, name: ['way', 'phone', 'email'] });
  const contact = contactText({ way, phone, email });
  return (
    <>
      <ContactField control={control} withEmail={site?.email === true} />
      {isProven(contact) ? (
        <Alert severity="success">{t('verified', { contact })}</Alert>
      ) : (
        <CodeField control={control} name="sms_code" sender={sender} clear={clear} ready={ready} />
      )}
    </>
  );
}
