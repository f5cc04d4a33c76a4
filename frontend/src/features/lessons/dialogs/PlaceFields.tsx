import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { Room } from '#shared/contracts/calendar-settings.ts';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import type { PlaceControl } from './place-values.ts';
import { StaffField } from './StaffField.tsx';
import type { Names } from './use-names.ts';

interface Props {
  readonly control: PlaceControl;
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

/** From when to when a lesson takes. */
export function TimeFields({ control }: Pick<Props, 'control'>) {
  const { t } = useTranslation('lessons');
  const time = { control, namespace: 'lessons', type: 'time', required: true } as const;
  return (
    <FieldPair>
      <FormTextField {...time} name="start" label={t('start')} />
      <FormTextField {...time} name="end" label={t('end')} />
    </FieldPair>
  );
}

/** Who teaches, where, and what. */
export function PlaceFields({ control, rooms, names }: Props) {
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
