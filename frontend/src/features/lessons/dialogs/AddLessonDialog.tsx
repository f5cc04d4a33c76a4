import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import type { CalendarSettingsDto } from '#shared/contracts/lessons.ts';
import type { Slot } from '../board/slot.ts';
import type { Placing } from '../placing/use-placing.ts';
import { ClassField } from './ClassField.tsx';
import { LessonFields } from './LessonFields.tsx';
import { type LessonValues, lessonForm, newValues, wishToAdd } from './lesson-form.ts';
import { useClassValues } from './use-class-values.ts';
import { useNames } from './use-names.ts';

interface Props {
  readonly slot: Slot;
  readonly settings: CalendarSettingsDto;
  readonly placing: Placing;
  readonly onClose: () => void;
}

/** Plans one lesson of a class. */
export function AddLessonDialog({ slot, settings, placing, onClose }: Props) {
  const { t } = useTranslation('lessons');
  const [chosen, setChosen] = useState<ClassRef | null>(null);
  const names = useNames({});
  const valuesOfClass = useClassValues(settings);
  const form = useContractForm({
    schema: lessonForm,
    defaultValues: newValues(slot),
    submit: async () => {
      await placing.place(wishToAdd(form.getValues(), chosen?.name ?? ''), onClose);
    },
  });
  const choose = async (next: ClassRef | null) => {
    setChosen(next);
    if (!next) return;
    const found = await valuesOfClass(next);
    names.add(found.names);
    for (const [name, value] of Object.entries(found.values))
      form.setValue(name as keyof LessonValues, value);
  };
  return (
    <FormDialog title={t('addTitle')} submitLabel={t('plan')} form={form} onClose={onClose}>
      <ClassField
        control={form.control}
        chosen={chosen}
        onChoose={(next) => void form.attempt(() => choose(next))}
      />
      <LessonFields control={form.control} rooms={settings.rooms} names={names} />
    </FormDialog>
  );
}
