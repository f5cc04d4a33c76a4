import Button from '@mui/material/Button';
import { type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Namespace } from '#frontend/src/lib/i18n-types.ts';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { type FieldControl, sharedFields } from '#frontend/src/ui/form/use-contract-form.ts';
import type { ContactValues } from './contact-values.ts';

const PHONE_MAX = 24;
const EMAIL_MAX = 254;

interface Props<T extends FieldValues> {
  readonly control: FieldControl<T>;
  readonly autoFocus?: boolean;
}

/** A phone number. */
export function PhoneField<T extends { phone: string }>({ control, autoFocus = false }: Props<T>) {
  const { t } = useTranslation('contacts');
  return (
    <FormTextField
      control={sharedFields<{ phone: string }, T, Namespace>(control)}
      name="phone"
      namespace="contacts"
      label={t('phone')}
      hint={t('phoneHint')}
      maxLength={PHONE_MAX}
      autoFocus={autoFocus}
      required
    />
  );
}

function EmailField({ control }: { readonly control: FieldControl<ContactValues> }) {
  const { t } = useTranslation('contacts');
  return (
    <FormTextField
      control={control}
      name="email"
      namespace="contacts"
      label={t('email')}
      maxLength={EMAIL_MAX}
      autoFocus
      required
    />
  );
}

/** Changes between phone and e-mail. */
function OtherWay({ control }: { readonly control: FieldControl<ContactValues> }) {
  const { t } = useTranslation('contacts');
  const { field } = useController({ control, name: 'way' });
  const isPhone = field.value === 'phone';
  return (
    <Button
      size="small"
      onClick={() => field.onChange(isPhone ? 'email' : 'phone')}
      sx={{ alignSelf: 'flex-start' }}
    >
      {t(isPhone ? 'byEmail' : 'byPhone')}
    </Button>
  );
}

interface ContactProps<T extends ContactValues> {
  readonly control: FieldControl<T>;
  /** The site sends e-mails: there is a choice. */
  readonly withEmail: boolean;
}

/** A phone number or an e-mail address to which a code is sent. */
export function ContactField<T extends ContactValues>({ control, withEmail }: ContactProps<T>) {
  const shared = sharedFields<ContactValues, T, Namespace>(control);
  const { field } = useController({ control: shared, name: 'way' });
  return (
    <>
      {field.value === 'email' ? (
        <EmailField control={shared} />
      ) : (
        <PhoneField control={shared} autoFocus />
      )}
      {withEmail && <OtherWay control={shared} />}
    </>
  );
}
