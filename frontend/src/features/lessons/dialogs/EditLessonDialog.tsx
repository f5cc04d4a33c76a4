import { useTranslation } from 'react-i18next';
import { staffNamesOf } from '#frontend/src/entities/teachers/staff-names.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { useNames } from '#frontend/src/ui/pickers/use-names.ts';
import type { CalendarSettingsDto } from '#shared/lessons/contract.ts';
import type { LessonDto } from '#shared/lessons/fields.ts';
import type { Placing } from '../placing/use-placing.ts';
import { LessonFields } from './LessonFields.tsx';
import { draftToEdit, lessonForm, valuesOf } from './lesson-form.ts';

interface Props {
  readonly lesson: LessonDto;
  readonly settings: CalendarSettingsDto;
  readonly placing: Placing;
  readonly onClose: () => void;
}

/** Changes one lesson. Its date and times make it possible to move a lesson without a mouse. */
export function EditLessonDialog({ lesson, settings, placing, onClose }: Props) {
  const { t } = useTranslation('lessons');
  const names = useNames(staffNamesOf(lesson));
  const form = useContractForm({
    schema: lessonForm,
    namespace: 'lessons',
    defaultValues: valuesOf(lesson),
    submit: async () => {
      await placing.place(draftToEdit(lesson, form.getValues()), onClose);
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
