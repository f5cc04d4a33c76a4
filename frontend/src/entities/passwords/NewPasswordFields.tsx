import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormPasswordField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';

interface NewPasswordValues {
  new_pass: string;
  confirm_pass: string;
}

interface Props<T extends NewPasswordValues & FieldValues> {
  readonly control: FieldControl<T>;
  readonly autoFocus?: boolean;
}

/** The new password, twice. */
export function NewPasswordFields<T extends NewPasswordValues & FieldValues>({
  control,
  autoFocus = false,
}: Props<T>) {
  const { t } = useTranslation('password');
  const field = {
    // Both fields are in every form that fits, which the types of paths cannot follow.
    control: control as unknown as FieldControl<NewPasswordValues>,
    namespace: 'password',
    autoComplete: 'new-password',
    required: true,
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
