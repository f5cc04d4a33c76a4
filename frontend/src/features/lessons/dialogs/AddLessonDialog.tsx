import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import type { CalendarSettingsDto } from '#shared/lessons/contract.ts';
import type { Slot } from '../board/slot.ts';
import type { Placing } from '../placing/use-placing.ts';
import { ClassField } from './ClassField.tsx';
import { LessonFields } from './LessonFields.tsx';
import { draftToAdd, type LessonValues, lessonForm, newValues } from './lesson-form.ts';
import { useClassChoice } from './use-class-choice.ts';

interface Props {
  readonly slot: Slot;
  /** The class whose calendar it is planned in. */
  readonly ofClass: ClassRef | null;
  /** The room or the teacher in whose column it is planned. */
  readonly place: Partial<Pick<LessonValues, 'room_id' | 'teacher_id'>>;
  readonly settings: CalendarSettingsDto;
  readonly placing: Placing;
  readonly onClose: () => void;
}

/** Adds one lesson. */
export function AddLessonDialog(props: Props) {
  const { slot, ofClass, place, settings, placing, onClose } = props;
  const { t } = useTranslation('lessons');
  const form = useContractForm({
    schema: lessonForm,
    namespace: 'lessons',
    defaultValues: { ...newValues(slot), ...place, class_id: ofClass?.id ?? '' },
    submit: async () => {
      await placing.place(draftToAdd(form.getValues(), chosen?.name ?? ''), onClose);
    },
  });
  const choice = useClassChoice(form, settings, { initial: ofClass, place });
  const { chosen, names, choose, course, unknownRoom } = choice;
  return (
    <FormDialog title={t('addTitle')} submitLabel={t('plan')} form={form} onClose={onClose}>
      <ClassField control={form.control} chosen={chosen} onChoose={choose} />
      {course && <Typography color="textSecondary">{t('ofCourse', { name: course })}</Typography>}
      <LessonFields
        control={form.control}
        rooms={settings.rooms}
        names={names}
        unknownRoom={unknownRoom}
      />
    </FormDialog>
  );
}
