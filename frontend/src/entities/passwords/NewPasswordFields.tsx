import { useTranslation } from 'react-i18next';
import type { Namespace } from '#frontend/src/lib/i18n-types.ts';
import { FormPasswordField } from '#frontend/src/ui/form/FormTextField.tsx';
import { type FieldControl, sharedFields } from '#frontend/src/ui/form/use-contract-form.ts';

/** Tells password managers whose password a form changes; placed before the password fields. */
export function PasswordOwner({ account }: { readonly account: string }) {
  return (
    <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
  );
}

interface NewPasswordValues {
  new_pass: string;
  confirm_pass: string;
}

interface Props<T extends NewPasswordValues> {
  readonly control: FieldControl<T>;
  readonly autoFocus?: boolean;
}

/** The new password, twice. */
export function NewPasswordFields<T extends NewPasswordValues>({
  control,
  autoFocus = false,
}: Props<T>) {
  const { t } = useTranslation('password');
  const field = {
    control: sharedFields<NewPasswordValues, T, Namespace>(control),
    namespace: 'password',
  } as const;
  return (
    <>
      <FormPasswordField
        {...field}
        name="new_pass"
        label={t('new')}
        hint={t('hint')}
        autoFocus={autoFocus}
      />
      <FormPasswordField {...field} name="confirm_pass" label={t('again')} />
    </>
  );
}
