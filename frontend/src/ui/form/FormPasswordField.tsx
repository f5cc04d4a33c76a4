import type { FieldPath, FieldValues } from 'react-hook-form';
import { LabelledPassword } from './LabelledPassword.tsx';
import { type FormFieldProps, useFormField } from './use-form-field.ts';

/** A password field of a form made with `useContractForm`. */
export function FormPasswordField<T extends FieldValues, N extends FieldPath<T>>(
  props: FormFieldProps<T, N>,
) {
  return <LabelledPassword {...useFormField(props)} />;
}
