import { useTranslation } from 'react-i18next';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import type { LessonDto } from '#shared/contracts/lesson-fields.ts';
import type { CalendarSettingsDto } from '#shared/contracts/lessons.ts';
import type { Placing } from '../placing/use-placing.ts';
import { LessonFields } from './LessonFields.tsx';
import { lessonForm, valuesOf, wishToEdit } from './lesson-form.ts';
import { staffNames, useNames } from './use-names.ts';

interface Props {
  readonly lesson: LessonDto;
  readonly settings: CalendarSettingsDto;
  readonly placing: Placing;
  readonly onClose: () => void;
}

/** Changes one lesson; with its date and times it is also the way to move it without a mouse. */
export function EditLessonDialog({ lesson, settings, placing, onClose }: Props) {
  const { t } = useTranslation('lessons');
  const names = useNames(staffNames(lesson));
  const form = useContractForm({
    schema: lessonForm,
    defaultValues: valuesOf(lesson),
    submit: async () => {
      await placing.place(wishToEdit(lesson, form.getValues()), onClose);
    },
  });
  return (
    <FormDialog
      title={t('editTitle', { name: lesson.class_name })}
      submitLabel={t('save')}
      form={form}
      onClose={onClose}
    >
      <LessonFields control={form.control} rooms={settings.rooms} names={names} />
    </FormDialog>
  );
}
