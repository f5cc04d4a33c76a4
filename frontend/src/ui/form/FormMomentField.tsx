import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Namespace } from '#frontend/src/lib/i18n-types.ts';
import { LabelledMoment, type LabelledMomentProps } from './LabelledMoment.tsx';
import { type BoundField, useBoundField } from './use-bound-field.ts';

type Props<T extends FieldValues, P extends FieldPath<T>, N extends Namespace> = BoundField<
  T,
  P,
  N
> &
  Pick<LabelledMomentProps, 'kind' | 'required' | 'hint'> & {
    /** Called after a change with the value before it. */
    readonly onChanged?: (value: string, before: string) => void;
  };

/** A day or a time of a form made with `useContractForm`. */
export function FormMomentField<T extends FieldValues, P extends FieldPath<T>, N extends Namespace>(
  props: Props<T, P, N>,
) {
  const { kind, hint, onChanged } = props;
  const { field, label, error, required } = useBoundField(props);
  return (
    <LabelledMoment
      {...field}
      kind={kind}
      label={label}
      hint={hint}
      error={error}
      required={props.required ?? required}
      onChange={(value) => {
        const before: string = field.value;
        field.onChange(value);
        onChanged?.(value, before);
      }}
    />
  );
}
