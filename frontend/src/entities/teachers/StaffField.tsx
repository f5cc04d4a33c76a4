import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { Namespace } from '#frontend/src/lib/i18n-types.ts';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { useIssueText } from '#frontend/src/ui/form/use-issue-text.ts';
import type { Names } from '#frontend/src/ui/pickers/use-names.ts';
import { UserId } from '#shared/ids.ts';
import { StaffInput } from './StaffPickers.tsx';

interface Props<T extends FieldValues> {
  readonly control: FieldControl<T>;
  readonly namespace: Namespace;
  readonly name: FieldPath<T> & ('teacher_id' | 'assistant_id' | 'owner_id');
  readonly label: string;
  readonly names: Names;
  readonly required?: boolean;
  readonly hint?: string;
  /** The id of a person who cannot be chosen; may be empty. */
  readonly except?: string;
}

/** A member of staff, such as who teaches: the form holds the id, the field shows the name. */
export function StaffField<T extends FieldValues>(props: Props<T>) {
  const { control, namespace, name, names, except, ...input } = props;
  const { field, fieldState } = useController({ control, name });
  const error = useIssueText(name, fieldState.error?.message, namespace);
  const id = UserId.safeParse(field.value).data;
  return (
    <StaffInput
      {...input}
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
