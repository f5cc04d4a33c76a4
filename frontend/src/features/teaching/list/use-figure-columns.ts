import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRate } from '#frontend/src/entities/records/RecordFigures.tsx';
import { hoursText } from '#frontend/src/lib/format.ts';
import type { Column } from '#frontend/src/ui/table/column.ts';
import { ATTENDANCE_STATES } from '#shared/teaching/fields.ts';
import { attendanceOf } from '#shared/teaching/register.ts';
import type { FigureRow } from '../queries.ts';

const FIGURE = { size: 'narrow', align: 'end' } as const;
/** The columns that fit on the card of a phone. */
const figure = { ...FIGURE, card: 'line' } as const;

/** The columns of lessons, hours and attendance. */
export function useFigureColumns(owner: string): readonly Column<FigureRow>[] {
  const { t } = useTranslation('records');
  const rate = useRate();
  return useMemo(
    () => [
      {
        key: 'name',
        label: owner,
        size: 'wide',
        card: 'title',
        fixed: true,
        render: ({ name }) => name,
      },
      { ...figure, key: 'lessons', label: t('lessons'), render: ({ totals }) => totals.lessons },
      {
        ...figure,
        key: 'hours',
        label: t('hoursTaken'),
        render: ({ totals }) => hoursText(totals.hours),
      },
      {
        ...figure,
        key: 'rate',
        label: t('attendanceRate'),
        render: ({ totals }) => rate(attendanceOf(totals)),
      },
      ...ATTENDANCE_STATES.map(
        (state): Column<FigureRow> => ({
          ...FIGURE,
          key: state,
          label: t(`attendance.${state}`),
          render: ({ totals }) => totals[state],
        }),
      ),
    ],
    [t, rate, owner],
  );
}
