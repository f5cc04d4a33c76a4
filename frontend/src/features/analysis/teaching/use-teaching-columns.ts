import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRate } from '#frontend/src/entities/records/RecordFigures.tsx';
import { hoursText } from '#frontend/src/lib/format.ts';
import type { Column } from '#frontend/src/ui/table/column.ts';
import { inTimeOf, occupancyOf, taughtHours } from '#shared/business-figures.ts';
import type { TeachingRow, TeachingSums } from '#shared/contracts/analysis-fields.ts';
import { attendanceOf } from '#shared/register.ts';
import { countText } from './count-text.ts';

const HOUR = 60;

/** The figures of teaching, each with its words and how it is written. */
export function useTeachingFigures() {
  const { t } = useTranslation('analysis');
  const rate = useRate();
  return useMemo(() => {
    const number = (figure: 'lessons' | 'tasks' | 'reviews' | 'works' | 'reports') => ({
      figure,
      label: t(`figures.${figure}`),
      of: (sums: TeachingSums) => String(sums[figure]),
    });
    return [
      number('lessons'),
      {
        figure: 'taught',
        label: t('figures.taught'),
        of: (sums: TeachingSums) => hoursText(taughtHours(sums)),
      },
      {
        figure: 'attendance',
        label: t('figures.attendance'),
        of: (sums: TeachingSums) => rate(attendanceOf(sums)),
      },
      {
        figure: 'occupancy',
        label: t('figures.occupancy'),
        of: (sums: TeachingSums) => rate(occupancyOf(sums)),
      },
      {
        figure: 'inTime',
        label: t('figures.inTime'),
        of: (sums: TeachingSums) => rate(inTimeOf(sums)),
      },
      number('tasks'),
      number('reviews'),
      {
        figure: 'reviewHours',
        label: t('figures.reviewHours'),
        of: ({ reviews, reviewMinutes }: TeachingSums) =>
          reviews > 0 ? String(Math.round((reviewMinutes / reviews / HOUR) * 10) / 10) : '—',
      },
      number('works'),
      number('reports'),
    ] as const;
  }, [t, rate]);
}

/** The columns of teachers or classes. Missing records are counted by teacher only. */
export function useTeachingColumns(owner: 'teacher' | 'class'): readonly Column<TeachingRow>[] {
  const { t } = useTranslation('analysis');
  const figures = useTeachingFigures();
  return useMemo(() => {
    const number = { size: 'narrow', align: 'end', card: 'line' } as const;
    const missing: Column<TeachingRow> = {
      ...number,
      key: 'missing',
      label: t('states.missing'),
      render: (row) => countText(row.missing ?? 0),
    };
    return [
      {
        key: 'name',
        label: t(owner),
        size: 'wide',
        card: 'title',
        fixed: true,
        render: ({ name }) => name,
      },
      ...figures.flatMap(({ figure, label, of }): Column<TeachingRow>[] => [
        { ...number, key: figure, label, render: ({ sums }) => of(sums.now) },
        ...(figure === 'inTime' && owner === 'teacher' ? [missing] : []),
      ]),
    ];
  }, [t, owner, figures]);
}
