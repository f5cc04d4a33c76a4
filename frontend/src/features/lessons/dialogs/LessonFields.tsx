import { useRef } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { StaffField } from '#frontend/src/entities/teachers/StaffField.tsx';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormMomentField } from '#frontend/src/ui/form/FormMomentField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { sharedFields } from '#frontend/src/ui/form/use-contract-form.ts';
import type { Names } from '#frontend/src/ui/pickers/use-names.ts';
import type { Room } from '#shared/lessons/calendar-calls.ts';
import { ROLE } from '#shared/roles.ts';
import { endFor, isClock } from '../school-clock.ts';
import type { LessonValues, PlaceControl, PlaceValues } from './lesson-form.ts';
import { RoomField } from './RoomField.tsx';

interface TimeFieldsProps {
  readonly control: PlaceControl;
  readonly rooms: readonly Room[];
  readonly names: Names;
  /** The room that the class names, when it is no room of the school. */
  readonly unknownRoom?: string | undefined;
}

function StaffFields({ control, names }: Pick<TimeFieldsProps, 'control' | 'names'>) {
  const { t } = useTranslation('lessons');
  const { role } = useSignedIn();
  const [teacher, assistant] = useWatch({ control, name: ['teacher_id', 'assistant_id'] });
  return (
    <FieldPair>
      {role === ROLE.principal && (
        <StaffField control={control} name="teacher_id" names={names} except={assistant} />
      )}
      <StaffField
        control={control}
        name="assistant_id"
        hint={t('assistantHint')}
        names={names}
        except={teacher}
      />
    </FieldPair>
  );
}

/** The start and the end. */
export function TimeFields({ control }: Pick<TimeFieldsProps, 'control'>) {
  const time = { control, kind: 'time' } as const;
  const end = useController({ control, name: 'end' }).field;
  // While another start is being typed, the one before it.
  const last = useRef('');
  const follow = (start: string, before: string) => {
    if (isClock(before)) last.current = before;
    const next = endFor(start, { start: last.current, end: end.value });
    if (!next) return;
    last.current = start;
    end.onChange(next);
  };
  return (
    <FieldPair>
      <FormMomentField {...time} name="start" onChanged={follow} />
      <FormMomentField {...time} name="end" />
    </FieldPair>
  );
}

/** Teacher, assistant, room, hours and topic. */
export function PlaceFields({ control, rooms, names, unknownRoom }: TimeFieldsProps) {
  const { t } = useTranslation('lessons');
  return (
    <>
      <StaffFields control={control} names={names} />
      <FieldPair>
        <RoomField control={control} rooms={rooms} unknown={unknownRoom} />
        <FormTextField control={control} name="hours" hint={t('hoursHint')} />
      </FieldPair>
      <FormTextField control={control} name="topic" />
    </>
  );
}

interface Props {
  readonly control: FieldControl<LessonValues, 'lessons'>;
  readonly rooms: readonly Room[];
  readonly names: Names;
  readonly unknownRoom?: string | undefined;
}

/** The fields of adding and editing a lesson. */
export function LessonFields({ control, rooms, names, unknownRoom }: Props) {
  const place = sharedFields<PlaceValues, LessonValues, 'lessons'>(control);
  return (
    <>
      <FormMomentField control={control} kind="date" name="date" />
      <TimeFields control={place} />
      <PlaceFields control={place} rooms={rooms} names={names} unknownRoom={unknownRoom} />
    </>
  );
}
