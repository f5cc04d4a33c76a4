import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { Room } from '#shared/contracts/calendar-settings.ts';
import type { LessonDto } from '#shared/contracts/lesson-fields.ts';
import { useStaffName } from '../queries.ts';
import { FIELD_NAMES, type LessonValues } from './lesson-form.ts';

const LABELS = {
  date: 'date',
  start: 'start',
  end: 'end',
  teacher_id: 'teacher',
  assistant_id: 'assistant',
  room_id: 'room',
  topic: 'topic',
  hours: 'hours',
} as const satisfies Record<(typeof FIELD_NAMES)[number], string>;

const staffOf = (lesson: LessonDto): [string, string][] => [
  [lesson.teacher_id, lesson.teacher_name],
  [lesson.assistant_id ?? '', lesson.assistant_name],
];

/** How the values of a lesson are written where two versions of it stand beside each other. */
export function useComparedFields(versions: readonly LessonDto[], rooms: readonly Room[]) {
  const { t } = useTranslation('lessons');
  const { day } = useFormats();
  const staff = new Map(versions.flatMap(staffOf));
  const known = useStaffName();
  const show = (name: keyof LessonValues, value: string): string => {
    if (name === 'date') return value && day(value);
    if (name === 'room_id') return rooms.find(({ id }) => id === value)?.name ?? '';
    if (name === 'teacher_id' || name === 'assistant_id') return staff.get(value) ?? known(value);
    return value;
  };
  return FIELD_NAMES.map((name) => ({
    name,
    label: t(LABELS[name]),
    show: (value: string) => show(name, value),
  }));
}
