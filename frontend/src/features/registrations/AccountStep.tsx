import { useTranslation } from 'react-i18next';
import { FormPasswordField, FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { PEOPLE_LIMITS } from '#shared/people/limits.ts';
import { AgreementField } from './AgreementField.tsx';
import type { RegistrationInput } from './registration-form.ts';

interface Props {
  readonly control: FieldControl<RegistrationInput>;
}

/** Step three: how the principal signs in, and the agreement. */
export function AccountStep({ control }: Props) {
  const { t } = useTranslation('registrations');
  const field = { control, namespace: 'registrations', required: true } as const;
  return (
    <>
      <FormTextField
        {...field}
        name="account"
        label={t('account')}
        hint={t('accountHint')}
        autoComplete="username"
        maxLength={PEOPLE_LIMITS.newAccountMax}
        autoFocus
      />
      <FormPasswordField
        {...field}
        name="password"
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
      />
      <AgreementField control={control} />
    </>
  );
}
