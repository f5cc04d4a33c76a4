import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import { StaffInput, type StaffRef } from '#frontend/src/entities/teachers/StaffPickers.tsx';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormMomentField } from '#frontend/src/ui/form/FormMomentField.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { ROLE } from '#shared/roles.ts';
import { ClassField } from '../dialogs/ClassField.tsx';
import { type BulkValues, TARGETS } from './bulk-form.ts';

type Control = FieldControl<BulkValues, 'lessons'>;

function TeacherField({ control }: { readonly control: Control }) {
  const { t } = useTranslation('lessons');
  const { field } = useController({ control, name: 'of_teacher_id' });
  const [chosen, setChosen] = useState<StaffRef | null>(null);
  return (
    <StaffInput
      label={t('plans.ofTeacher')}
      required
      value={chosen?.id === field.value ? chosen : null}
      onChange={(next) => {
        setChosen(next);
        field.onChange(next?.id ?? '');
      }}
    />
  );
}

/** Chooses the class or the teacher; nothing for the whole school. */
function NamedField({ control, target }: { readonly control: Control; readonly target: string }) {
  const [chosen, setChosen] = useState<ClassRef | null>(null);
  if (target === 'teacher') return <TeacherField control={control} />;
  if (target === 'school') return null;
  return <ClassField control={control} chosen={chosen} onChoose={setChosen} />;
}

/** Chooses the lessons to change and their days. Teachers can choose only a class. */
export function TargetFields({ control }: { readonly control: Control }) {
  const { t } = useTranslation('lessons');
  const { role } = useSignedIn();
  const target = useWatch({ control, name: 'target' });
  const days = {
    control,
    namespace: 'lessons',
    kind: 'date',
    required: target === 'school',
  } as const;
  return (
    <>
      {role === ROLE.principal && (
        <FormSelectField
          control={control}
          name="target"
          choices={TARGETS.map((value) => ({ value, label: t(`plans.targets.${value}`) }))}
        />
      )}
      <NamedField control={control} target={target} />
      <FieldPair>
        <FormMomentField {...days} name="from" label={t('plans.fromDay')} />
        <FormMomentField
          {...days}
          name="to"
          label={t('plans.toDay')}
          hint={target === 'school' ? undefined : t('plans.toDayHint')}
        />
      </FieldPair>
    </>
  );
}
