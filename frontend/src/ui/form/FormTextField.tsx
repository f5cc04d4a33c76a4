import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Namespace } from '#frontend/src/lib/i18n-types.ts';
import { LabelledInput, type LabelledInputProps } from './LabelledInput.tsx';
import { LabelledPassword } from './LabelledPassword.tsx';
import { type BoundField, useBoundField } from './use-bound-field.ts';

export type FormFieldProps<
  T extends FieldValues,
  P extends FieldPath<T>,
  N extends Namespace,
> = BoundField<T, P, N> &
  Omit<
    LabelledInputProps,
    'label' | 'name' | 'value' | 'onChange' | 'onBlur' | 'inputRef' | 'error'
  >;

/** What a caller gives stands before what the contract says. */
function useFormField<T extends FieldValues, P extends FieldPath<T>, N extends Namespace>(
  props: FormFieldProps<T, P, N>,
): LabelledInputProps {
  const { control: _control, namespace: _namespace, ...input } = props;
  const { field, ...bound } = useBoundField(props);
  return { reserved: true, ...bound, ...input, label: bound.label, ...field };
}

/** A text field of a form made with `useContractForm`. */
export function FormTextField<T extends FieldValues, P extends FieldPath<T>, N extends Namespace>(
  props: FormFieldProps<T, P, N>,
) {
  return <LabelledInput {...useFormField(props)} />;
}

/** A password field of a form made with `useContractForm`. */
export function FormPasswordField<
  T extends FieldValues,
  P extends FieldPath<T>,
  N extends Namespace,
>(props: FormFieldProps<T, P, N>) {
  // A password that was pasted must not be cut without a word.
  const { maxLength: _maxLength, ...input } = useFormField(props);
  return <LabelledPassword {...input} />;
}
