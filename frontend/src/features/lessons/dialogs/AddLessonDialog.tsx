import { useTranslation } from 'react-i18next';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import type { CalendarSettingsDto } from '#shared/contracts/lessons.ts';
import type { Slot } from '../board/slot.ts';
import type { Placing } from '../placing/use-placing.ts';
import { ClassField } from './ClassField.tsx';
import { LessonFields } from './LessonFields.tsx';
import { draftToAdd, lessonForm, newValues } from './lesson-form.ts';
import { useClassChoice } from './use-class-choice.ts';

interface Props {
  readonly slot: Slot;
  readonly settings: CalendarSettingsDto;
  readonly placing: Placing;
  readonly onClose: () => void;
}

/** Adds one lesson. */
export function AddLessonDialog({ slot, settings, placing, onClose }: Props) {
  const { t } = useTranslation('lessons');
  const form = useContractForm({
    schema: lessonForm,
    defaultValues: newValues(slot),
    submit: async () => {
      await placing.place(draftToAdd(form.getValues(), chosen?.name ?? ''), onClose);
    },
  });
  const { chosen, names, choose } = useClassChoice(form, settings);
  return (
    <FormDialog title={t('addTitle')} submitLabel={t('plan')} form={form} onClose={onClose}>
      <ClassField control={form.control} chosen={chosen} onChoose={choose} />
      <LessonFields control={form.control} rooms={settings.rooms} names={names} />
    </FormDialog>
  );
}
