import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { StaffField } from '#frontend/src/entities/teachers/StaffField.tsx';
import type { StaffNames } from '#frontend/src/entities/teachers/use-staff-names.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { sharedFields } from '#frontend/src/ui/form/use-contract-form.ts';
import type { Room } from '#shared/contracts/calendar-settings.ts';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import type { LessonValues, PlaceControl, PlaceValues } from './lesson-form.ts';

interface TimeFieldsProps {
  readonly control: PlaceControl;
  readonly rooms: readonly Room[];
  readonly names: StaffNames;
}

function RoomField({ control, rooms }: Omit<TimeFieldsProps, 'names'>) {
  const { t } = useTranslation('lessons');
  const chosen = useWatch({ control, name: 'room_id' });
  // An archived room is offered only where it is the current one.
  const offered = rooms.filter(({ id, archived }) => !archived || id === chosen);
  return (
    <FormSelectField
      control={control}
      namespace="lessons"
      name="room_id"
      label={t('room')}
      choices={[
        { value: '', label: t('noRoom') },
        ...offered.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}

function StaffFields({ control, names }: Omit<TimeFieldsProps, 'rooms'>) {
  const { t } = useTranslation('lessons');
  const { role } = useSignedIn();
  const [teacher, assistant] = useWatch({ control, name: ['teacher_id', 'assistant_id'] });
  return (
    <FieldPair>
      {role === ROLE.principal && (
        <StaffField
          control={control}
          namespace="lessons"
          name="teacher_id"
          label={t('teacher')}
          names={names}
          except={assistant}
        />
      )}
      <StaffField
        control={control}
        namespace="lessons"
        name="assistant_id"
        label={t('assistant')}
        hint={t('assistantHint')}
        names={names}
        except={teacher}
      />
    </FieldPair>
  );
}

/** The start and the end. */
export function TimeFields({ control }: Pick<TimeFieldsProps, 'control'>) {
  const { t } = useTranslation('lessons');
  const time = { control, namespace: 'lessons', type: 'time', required: true } as const;
  return (
    <FieldPair>
      <FormTextField {...time} name="start" label={t('start')} />
      <FormTextField {...time} name="end" label={t('end')} />
    </FieldPair>
  );
}

/** Teacher, assistant, room, hours and topic. */
export function PlaceFields({ control, rooms, names }: TimeFieldsProps) {
  const { t } = useTranslation('lessons');
  const common = { control, namespace: 'lessons', autoComplete: 'off' } as const;
  return (
    <>
      <StaffFields control={control} names={names} />
      <FieldPair>
        <RoomField control={control} rooms={rooms} />
        <FormTextField
          {...common}
          name="hours"
          label={t('hours')}
          hint={t('hoursHint')}
          maxLength={4}
        />
      </FieldPair>
      <FormTextField
        {...common}
        name="topic"
        label={t('topic')}
        maxLength={LIMITS.lessonTopicMax}
      />
    </>
  );
}

interface Props {
  readonly control: FieldControl<LessonValues>;
  readonly rooms: readonly Room[];
  readonly names: StaffNames;
}

/** The fields of adding and editing a lesson. */
export function LessonFields({ control, rooms, names }: Props) {
  const { t } = useTranslation('lessons');
  const place = sharedFields<PlaceValues, LessonValues>(control);
  return (
    <>
      <FormTextField
        control={control}
        namespace="lessons"
        autoComplete="off"
        name="date"
        label={t('date')}
        type="date"
        required
      />
      <TimeFields control={place} />
      <PlaceFields control={place} rooms={rooms} names={names} />
    </>
  );
}
