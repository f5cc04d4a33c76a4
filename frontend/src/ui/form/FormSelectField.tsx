import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Namespace } from '#frontend/src/lib/i18n-types.ts';
import { type Choice, LabelledSelect } from './LabelledSelect.tsx';
import { type BoundField, useBoundField } from './use-bound-field.ts';

/** A select of a form made with `useContractForm`. */
export function FormSelectField<T extends FieldValues, P extends FieldPath<T>, N extends Namespace>(
  props: BoundField<T, P, N> & { readonly choices: readonly Choice[] },
) {
  const { choices } = props;
  const { field, label, error, required } = useBoundField(props);
  return (
    <LabelledSelect
      {...field}
      label={label}
      choices={choices}
      error={error}
      // Without an empty choice there is nothing that could be missing.
      required={required && choices.some(({ value }) => value === '')}
    />
  );
}
