import { useTranslation } from 'react-i18next';
import { StaffField } from '#frontend/src/entities/teachers/StaffField.tsx';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormMomentField } from '#frontend/src/ui/form/FormMomentField.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { useNames } from '#frontend/src/ui/pickers/use-names.ts';
import type { Room } from '#shared/lessons/calendar-calls.ts';
import { ROLE } from '#shared/roles.ts';
import { type BulkValues, type OfSeries, ROOM_STAYS } from './bulk-form.ts';

interface Props {
  readonly control: FieldControl<BulkValues, 'lessons'>;
  readonly rooms: readonly Room[];
  readonly series: OfSeries | undefined;
}

function NewTeacherField({ control, series }: Omit<Props, 'rooms'>) {
  const { t } = useTranslation('lessons');
  const lesson = series?.lesson;
  const names = useNames(lesson ? { [lesson.teacher_id]: lesson.teacher_name } : {});
  return (
    <StaffField
      control={control}
      name="teacher_id"
      label={t('plans.newTeacher')}
      hint={t('plans.staysHint')}
      names={names}
    />
  );
}

function NewRoomField({ control, rooms, series }: Props) {
  const { t } = useTranslation('lessons');
  const offered = rooms.filter(({ id, archived }) => !archived || id === series?.lesson.room_id);
  return (
    <FormSelectField
      control={control}
      name="room_id"
      label={t('plans.newRoom')}
      choices={[
        ...(series ? [] : [{ value: ROOM_STAYS, label: t('plans.stays') }]),
        { value: '', label: t('noRoom') },
        ...offered.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}

/** The fields to change in each lesson: teacher, room, day and times. */
export function ChangeFields({ control, rooms, series }: Props) {
  const { t } = useTranslation('lessons');
  const { role } = useSignedIn();
  return (
    <>
      <FieldPair>
        {role === ROLE.principal && <NewTeacherField control={control} series={series} />}
        <NewRoomField control={control} rooms={rooms} series={series} />
      </FieldPair>
      <FormTextField control={control} name="shift_days" hint={t('plans.shiftHint')} />
      <FieldPair>
        <FormMomentField control={control} kind="time" name="start" label={t('plans.newStart')} />
        <FormMomentField control={control} kind="time" name="end" label={t('plans.newEnd')} />
      </FieldPair>
    </>
  );
}
