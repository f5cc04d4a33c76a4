import { useController } from 'react-hook-form';
import { StaffInput } from '#frontend/src/entities/teachers/StaffInput.tsx';
import type { FieldControl } from '#frontend/src/ui/form/field-control.ts';
import { useIssueText } from '#frontend/src/ui/form/use-issue-text.ts';
import { UserId } from '#shared/ids.ts';
import type { ClassValues } from './class-form.ts';
import type { StaffNames } from './use-staff-names.ts';

interface Props {
  readonly control: FieldControl<ClassValues>;
  readonly name: 'teacher_id' | 'assistant_id';
  readonly label: string;
  readonly names: StaffNames;
  readonly required?: boolean;
  readonly hint?: string;
  /** Who is not to be chosen. */
  readonly except: string;
}

/** A member of staff of a class: the form holds the id, the field shows the name. */
export function StaffField({ control, name, names, except, ...input }: Props) {
  const { field, fieldState } = useController({ control, name });
  const error = useIssueText(name, fieldState.error?.message, 'classes');
  const id = UserId.safeParse(field.value).data;
  return (
    <StaffInput
      {...input}
      value={id ? { id, name: names.of(id) } : null}
      except={UserId.safeParse(except).data}
      error={error}
      onChange={(chosen) => {
        if (chosen) names.add(chosen);
        field.onChange(chosen?.id ?? '');
        field.onBlur();
      }}
    />
  );
}
