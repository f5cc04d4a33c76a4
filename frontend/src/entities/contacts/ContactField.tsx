import Button from '@mui/material/Button';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type FormFieldProps, FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { type FieldControl, sharedFields } from '#frontend/src/ui/form/use-contract-form.ts';
import type { ContactValues } from './contact-values.ts';

type Props<T extends FieldValues, N extends FieldPath<T>> = Pick<
  FormFieldProps<T, N>,
  'control' | 'name' | 'autoFocus'
>;

const PHONE_MAX = 24;
const EMAIL_MAX = 254;

/** A phone number. */
export function PhoneField<T extends FieldValues, N extends FieldPath<T>>(props: Props<T, N>) {
  const { t } = useTranslation('contacts');
  return (
    <FormTextField
      {...props}
      namespace="contacts"
      label={t('phone')}
      hint={t('phoneHint')}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={PHONE_MAX}
      required
    />
  );
}

function EmailField<T extends FieldValues, N extends FieldPath<T>>(props: Props<T, N>) {
  const { t } = useTranslation('contacts');
  return (
    <FormTextField
      {...props}
      namespace="contacts"
      label={t('email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={EMAIL_MAX}
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
  const shared = sharedFields<ContactValues, T>(control);
  const { field } = useController({ control: shared, name: 'way' });
  return (
    <>
      {field.value === 'email' ? (
        <EmailField control={shared} name="email" autoFocus />
      ) : (
        <PhoneField control={shared} name="phone" autoFocus />
      )}
      {withEmail && <OtherWay control={shared} />}
    </>
  );
}
