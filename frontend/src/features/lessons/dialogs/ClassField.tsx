import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ClassFormInput } from '#frontend/src/entities/classes/ClassInput.tsx';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { useIssueText } from '#frontend/src/ui/form/use-issue-text.ts';

interface Named {
  readonly class_id: string;
}

interface Props<T extends FieldValues> {
  readonly control: FieldControl<T, 'lessons'>;
  readonly chosen: ClassRef | null;
  readonly onChoose: (chosen: ClassRef | null) => void;
}

/** Chooses the class by any part of its name. */
export function ClassField<T extends Named>({ control, chosen, onChoose }: Props<T>) {
  const { t } = useTranslation('lessons');
  const { field, fieldState } = useController({ control, name: 'class_id' as FieldPath<T> });
  return (
    <ClassFormInput
      label={t('class')}
      value={chosen?.id === field.value ? chosen : null}
      onChange={(next) => {
        field.onChange(next?.id ?? '');
        onChoose(next);
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      required
      error={useIssueText('class_id', fieldState.error?.message, 'lessons')}
    />
  );
}
