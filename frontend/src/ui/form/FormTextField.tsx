import type { FieldPath, FieldValues } from 'react-hook-form';
import { LabelledInput } from './LabelledInput.tsx';
import { type FormFieldProps, useFormField } from './use-form-field.ts';

/** A text field of a form made with `useContractForm`. */
export function FormTextField<T extends FieldValues, N extends FieldPath<T>>(
  props: FormFieldProps<T, N>,
) {
  return <LabelledInput {...useFormField(props)} />;
}
