import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { Namespace } from '#frontend/src/lib/i18n-types.ts';
import { LabelledMoment, type LabelledMomentProps } from './LabelledMoment.tsx';
import type { FieldControl } from './use-contract-form.ts';
import { useIssueText } from './use-issue-text.ts';

interface Props<T extends FieldValues, N extends FieldPath<T>>
  extends Pick<LabelledMomentProps, 'kind' | 'label' | 'required' | 'hint'> {
  readonly control: FieldControl<T>;
  readonly name: N;
  readonly namespace?: Namespace;
  /** Called after a change with the value before it. */
  readonly onChanged?: (value: string, before: string) => void;
}

/** A day or a time of a form made with `useContractForm`. */
export function FormMomentField<T extends FieldValues, N extends FieldPath<T>>(props: Props<T, N>) {
  const { control, name, namespace, onChanged, ...input } = props;
  const { field, fieldState } = useController({ control, name });
  const { ref, onChange, ...bound } = field;
  return (
    <LabelledMoment
      {...input}
      {...bound}
      inputRef={ref}
      error={useIssueText(name, fieldState.error?.message, namespace)}
      onChange={(value) => {
        const before: string = bound.value;
        onChange(value);
        onChanged?.(value, before);
      }}
    />
  );
}
