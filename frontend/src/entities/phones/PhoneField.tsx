import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type FormFieldProps, FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';

type Props<T extends FieldValues, N extends FieldPath<T>> = Pick<
  FormFieldProps<T, N>,
  'control' | 'name' | 'autoFocus' | 'readOnly'
>;

const DIGITS = 11;

/** A mobile number. */
export function PhoneField<T extends FieldValues, N extends FieldPath<T>>(props: Props<T, N>) {
  const { t } = useTranslation('phone');
  return (
    <FormTextField
      {...props}
      namespace="phone"
      label={t('phone')}
      hint={t('phoneHint')}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={DIGITS + 2}
      required
    />
  );
}
