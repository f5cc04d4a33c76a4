import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Namespace } from '#frontend/src/lib/i18n-types.ts';
import { type BoundField, useBoundField } from '#frontend/src/ui/form/use-bound-field.ts';
import { type Names, namesIn } from '#frontend/src/ui/pickers/use-names.ts';
import type { ClassId } from '#shared/ids.ts';
import { ClassesInput } from './ClassInput.tsx';

type ClassesPath<T extends FieldValues> = FieldPath<T> & 'class_ids';

type Props<T extends FieldValues, P extends ClassesPath<T>, N extends Namespace> = BoundField<
  T,
  P,
  N
> & { readonly hint: string; readonly names: Names };

const idsOf = (value: string | readonly string[] | undefined): readonly string[] =>
  typeof value === 'string' ? value.split(',').filter(Boolean) : (value ?? []);

/** Several classes: the form holds their ids, the field shows the names. */
export function ClassesField<T extends FieldValues, P extends ClassesPath<T>, N extends Namespace>(
  props: Props<T, P, N>,
) {
  const { hint, names } = props;
  const { field, label, error } = useBoundField(props);
  return (
    <ClassesInput
      label={label}
      hint={hint}
      error={error}
      value={idsOf(field.value).map((id) => ({ id: id as ClassId, name: names.of(id) }))}
      onChange={(chosen) => {
        names.add(namesIn(chosen));
        field.onChange(chosen.map(({ id }) => id));
      }}
    />
  );
}
