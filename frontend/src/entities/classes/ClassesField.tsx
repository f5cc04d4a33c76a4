import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { Namespace } from '#frontend/src/lib/i18n-types.ts';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { useIssueText } from '#frontend/src/ui/form/use-issue-text.ts';
import { type Names, namesIn } from '#frontend/src/ui/pickers/use-names.ts';
import type { ClassId } from '#shared/ids.ts';
import { ClassesInput } from './ClassInput.tsx';

interface Props<T extends FieldValues> {
  readonly control: FieldControl<T>;
  readonly namespace: Namespace;
  readonly name: FieldPath<T> & 'class_ids';
  readonly label: string;
  readonly hint: string;
  readonly names: Names;
}

const idsOf = (value: string | readonly string[] | undefined): readonly string[] =>
  typeof value === 'string' ? value.split(',').filter(Boolean) : (value ?? []);

/** Several classes: the form holds their ids, the field shows the names. */
export function ClassesField<T extends FieldValues>(props: Props<T>) {
  const { control, namespace, name, names, ...input } = props;
  const { field, fieldState } = useController({ control, name });
  const error = useIssueText(name, fieldState.error?.message, namespace);
  return (
    <ClassesInput
      {...input}
      error={error}
      value={idsOf(field.value).map((id) => ({ id: id as ClassId, name: names.of(id) }))}
      onChange={(chosen) => {
        names.add(namesIn(chosen));
        field.onChange(chosen.map(({ id }) => id));
      }}
    />
  );
}
