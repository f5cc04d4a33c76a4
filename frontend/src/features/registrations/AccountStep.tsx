import { useTranslation } from 'react-i18next';
import { FormPasswordField, FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { AgreementField } from './AgreementField.tsx';
import type { RegistrationInput } from './registration-form.ts';

interface Props {
  readonly control: FieldControl<RegistrationInput, 'registrations'>;
}

/** Step three: how the principal signs in, and the agreement. */
export function AccountStep({ control }: Props) {
  const { t } = useTranslation('registrations');
  return (
    <>
      <FormTextField control={control} name="account" hint={t('accountHint')} autoFocus />
      <FormPasswordField control={control} name="password" hint={t('passwordHint')} />
      <AgreementField control={control} />
    </>
  );
}
