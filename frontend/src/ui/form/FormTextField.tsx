import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { Namespace } from '#frontend/src/lib/i18n-types.ts';
import { LabelledInput, type LabelledInputProps } from './LabelledInput.tsx';
import { LabelledPassword } from './LabelledPassword.tsx';
import type { FieldControl } from './use-contract-form.ts';
import { useIssueText } from './use-issue-text.ts';

export interface FormFieldProps<T extends FieldValues, N extends FieldPath<T>>
  extends Omit<
    LabelledInputProps,
    'name' | 'value' | 'onChange' | 'onBlur' | 'inputRef' | 'error'
  > {
  readonly control: FieldControl<T>;
  readonly name: N;
  /** Where the texts for this form's own rules are, as `invalid.<field>.<rule>`. */
  readonly namespace?: Namespace;
}

/** Binds an input to a field of a form: value, events, focus on error, and the error's text. */
function useFormField<T extends FieldValues, N extends FieldPath<T>>({
  control,
  name,
  namespace,
  ...input
}: FormFieldProps<T, N>): LabelledInputProps {
  const { field, fieldState } = useController({ control, name });
  const { ref, ...bound } = field;
  return {
    ...input,
    ...bound,
    inputRef: ref,
    error: useIssueText(name, fieldState.error?.message, namespace),
  };
}

/** A text field of a form made with `useContractForm`. */
export function FormTextField<T extends FieldValues, N extends FieldPath<T>>(
  props: FormFieldProps<T, N>,
) {
  return <LabelledInput {...useFormField(props)} />;
}

/** A password field of a form made with `useContractForm`. */
export function FormPasswordField<T extends FieldValues, N extends FieldPath<T>>(
  props: FormFieldProps<T, N>,
) {
  return <LabelledPassword {...useFormField(props)} />;
}
