import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffOptions } from '#frontend/src/entities/teachers/StaffPickers.tsx';
import type { Room } from '#shared/lessons/calendar-calls.ts';
import type { LessonDto } from '#shared/lessons/fields.ts';
import type { Column, DayColumns } from './board/columns.ts';
import type { CalendarView } from './use-calendar-view.ts';

/** Columns of teachers at most. Teachers with lessons on the day are always shown. */
const STAFF_MAX = 50;

const distinct = (columns: readonly Column[]): Column[] => [
  ...new Map(columns.map((each) => [each.id, each])).values(),
];

/** The columns of a day, by room or by teacher; undefined for other views. */
export function useColumns(
  { view, columns: by }: CalendarView,
  lessons: readonly LessonDto[],
  rooms: readonly Room[],
): DayColumns | undefined {
  const { t } = useTranslation('lessons');
  const shown = view === 'day' && by !== 'day';
  // To give them lessons by dragging.
  const { data: staff } = useStaffOptions('', {
    group: 'teaching',
    most: STAFF_MAX,
    enabled: shown && by === 'teachers',
  });
  return useMemo(() => {
    if (!shown) return undefined;
    if (by === 'rooms') {
      const used = new Set(lessons.map(({ room_id }) => room_id ?? ''));
      const own = rooms.filter(({ id, archived }) => !archived || used.has(id));
      return { by, columns: [...own, { id: '', name: t('noRoom') }] };
    }
    const teaching = lessons.map(({ teacher_id, teacher_name }) => ({
      id: teacher_id,
      name: teacher_name,
    }));
    const columns = distinct([
      ...teaching.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      ...(staff ?? []),
    ]);
    return { by, columns };
  }, [shown, by, lessons, rooms, staff, t]);
}
