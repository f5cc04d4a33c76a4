import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ClassesInput } from '#frontend/src/entities/classes/ClassInput.tsx';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { useIssueText } from '#frontend/src/ui/form/use-issue-text.ts';
import type { StudentFormInput } from './student-form.ts';

interface Props {
  readonly control: FieldControl<StudentFormInput>;
  /** Names of the classes that the form begins with. */
  readonly known: readonly ClassRef[];
}

const idsOf = (value: StudentFormInput['class_ids']): readonly string[] =>
  typeof value === 'string' ? value.split(',').filter(Boolean) : (value ?? []);

/** The student's classes: the form holds their ids, people see the names. */
export function ClassesField({ control, known }: Props) {
  const { t } = useTranslation('students');
  const { field, fieldState } = useController({ control, name: 'class_ids' });
  const [named, setNamed] = useState(
    new Map<string, ClassRef>(known.map((each) => [each.id, each])),
  );
  const error = useIssueText('class_ids', fieldState.error?.message, 'students');
  const change = (chosen: readonly ClassRef[]): void => {
    setNamed(new Map([...named, ...chosen.map((each) => [each.id, each] as const)]));
    field.onChange(chosen.map(({ id }) => id));
  };
  return (
    <ClassesInput
      label={t('classes')}
      hint={t('form.classesHint')}
      error={error}
      value={idsOf(field.value).flatMap((id) => named.get(id) ?? [])}
      onChange={change}
    />
  );
}
