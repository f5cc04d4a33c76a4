import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { Namespace } from '#frontend/src/lib/i18n-types.ts';
import { type Choice, LabelledSelect } from './LabelledSelect.tsx';
import type { FieldControl } from './use-contract-form.ts';
import { useIssueText } from './use-issue-text.ts';

interface Props<T extends FieldValues, N extends FieldPath<T>> {
  readonly control: FieldControl<T>;
  readonly name: N;
  readonly namespace?: Namespace;
  readonly label: string;
  readonly choices: readonly Choice[];
}

/** A select of a form made with `useContractForm`. */
export function FormSelectField<T extends FieldValues, N extends FieldPath<T>>({
  control,
  name,
  namespace,
  ...select
}: Props<T, N>) {
  const { field, fieldState } = useController({ control, name });
  const { ref, ...bound } = field;
  const error = useIssueText(name, fieldState.error?.message, namespace);
  return <LabelledSelect {...select} {...bound} inputRef={ref} error={error} />;
}
