import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRate } from '#frontend/src/entities/records/RecordFigures.tsx';
import { hoursText } from '#frontend/src/lib/format.ts';
import type { Column } from '#frontend/src/ui/table/column.ts';
import type { TeachingRow, TeachingSums } from '#shared/analysis/fields.ts';
import { countText } from './count-text.ts';
import { TEACHING_FIGURES, type TeachingFigure } from './teaching-figures.ts';

/** Hours are written with one decimal place at most. */
const tenths = (value: number): string => String(Math.round(value * 10) / 10);

/** The figures of teaching, each with its words and how it is written. */
export function useTeachingFigures() {
  const { t } = useTranslation('analysis');
  const rate = useRate();
  return useMemo(() => {
    const write = ({ figure, form }: TeachingFigure, value: number | undefined): string => {
      if (form === 'rate') return rate(value);
      if (value === undefined) return '—';
      if (figure === 'reviewHours') return tenths(value);
      return form === 'hours' ? hoursText(value) : String(value);
    };
    return TEACHING_FIGURES.map((shown) => ({
      shown,
      figure: shown.figure,
      label: t(`figures.${shown.figure}`),
      of: (sums: TeachingSums) => write(shown, shown.of(sums)),
    }));
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
