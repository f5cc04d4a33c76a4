import { useController } from 'react-hook-form';
import { StaffInput } from '#frontend/src/entities/teachers/StaffInput.tsx';
import { useIssueText } from '#frontend/src/ui/form/use-issue-text.ts';
import { UserId } from '#shared/ids.ts';
import type { PlaceControl } from './place-values.ts';
import type { Names } from './use-names.ts';

interface Props {
  readonly control: PlaceControl;
  readonly name: 'teacher_id' | 'assistant_id';
  readonly label: string;
  readonly names: Names;
  readonly hint?: string;
  /** Who is not to be chosen. */
  readonly except: string;
}

/** Who teaches or assists: the form holds the id, the field shows the name. */
export function StaffField({ control, name, names, except, ...input }: Props) {
  const { field, fieldState } = useController({ control, name });
  const error = useIssueText(name, fieldState.error?.message, 'lessons');
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
