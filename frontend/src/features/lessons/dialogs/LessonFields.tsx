import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '#frontend/src/components/form/FieldPair.tsx';
import { FormSelectField } from '#frontend/src/components/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/components/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/components/form/field-control.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import type { Room } from '#shared/contracts/calendar-settings.ts';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import type { LessonValues } from './lesson-form.ts';
import { StaffField } from './StaffField.tsx';
import type { Names } from './use-names.ts';

interface Props {
  readonly control: FieldControl<LessonValues>;
  readonly rooms: readonly Room[];
  readonly names: Names;
}

function RoomField({ control, rooms }: Omit<Props, 'names'>) {
  const { t } = useTranslation('lessons');
  const chosen = useWatch({ control, name: 'room_id' });
  // An archived room stays where it is until another one is chosen.
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

function StaffFields({ control, names }: Omit<Props, 'rooms'>) {
  const { t } = useTranslation('lessons');
  const { role } = useSignedIn();
  const [teacher, assistant] = useWatch({ control, name: ['teacher_id', 'assistant_id'] });
  return (
    <FieldPair>
      {role === ROLE.principal && (
        <StaffField
          control={control}
          name="teacher_id"
          label={t('teacher')}
          names={names}
          except={assistant}
        />
      )}
      <StaffField
        control={control}
        name="assistant_id"
        label={t('assistant')}
        hint={t('assistantHint')}
        names={names}
        except={teacher}
      />
    </FieldPair>
  );
}

/** What planning and editing a lesson ask for. */
export function LessonFields({ control, rooms, names }: Props) {
  const { t } = useTranslation('lessons');
  const common = { control, namespace: 'lessons', autoComplete: 'off' } as const;
  return (
    <>
      <FormTextField {...common} name="date" label={t('date')} type="date" required />
      <FieldPair>
        <FormTextField {...common} name="start" label={t('start')} type="time" required />
        <FormTextField {...common} name="end" label={t('end')} type="time" required />
      </FieldPair>
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
