import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Namespace } from '#frontend/src/lib/i18n-types.ts';
import { type BoundField, useBoundField } from '#frontend/src/ui/form/use-bound-field.ts';
import type { Names } from '#frontend/src/ui/pickers/use-names.ts';
import { UserId } from '#shared/ids.ts';
import { StaffInput } from './StaffPickers.tsx';

type StaffPath<T extends FieldValues> = FieldPath<T> & ('teacher_id' | 'assistant_id' | 'owner_id');

type Props<T extends FieldValues, P extends StaffPath<T>, N extends Namespace> = BoundField<
  T,
  P,
  N
> & {
  readonly names: Names;
  readonly hint?: string;
  /** The id of a person who cannot be chosen; may be empty. */
  readonly except?: string;
};

/** A member of staff, such as who teaches: the form holds the id, the field shows the name. */
export function StaffField<T extends FieldValues, P extends StaffPath<T>, N extends Namespace>(
  props: Props<T, P, N>,
) {
  const { names, hint, except } = props;
  const { field, label, required, error } = useBoundField(props);
  const id = UserId.safeParse(field.value).data;
  return (
    <StaffInput
      label={label}
      required={required}
      {...(hint !== undefined && { hint })}
      value={id ? { id, name: names.of(id) } : null}
      except={UserId.safeParse(except).data}
      error={error}
      onChange={(chosen) => {
        if (chosen) names.add({ [chosen.id]: chosen.name });
        field.onChange(chosen?.id ?? '');
        field.onBlur();
      }}
    />
  );
}
