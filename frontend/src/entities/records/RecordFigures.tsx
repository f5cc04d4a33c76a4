import { useTranslation } from 'react-i18next';
import { hoursText } from '#frontend/src/lib/format.ts';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { FigureTiles } from '#frontend/src/ui/figures/FigureTiles.tsx';
import type { Answer } from '#shared/endpoint.ts';
import type { teaching } from '#shared/teaching/contract.ts';
import { attendanceOf } from '#shared/teaching/register.ts';

export type TeachingTotals = Answer<typeof teaching.endpoints.figures>['totals'];

/** A rate as a percentage; a dash when there are no records. */
export function useRate(): (rate: number | undefined) => string {
  const format = new Intl.NumberFormat(LOCALES[useLanguage()], {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  return (rate) => (rate === undefined ? '—' : format.format(rate));
}

/** Lessons, hours and attendance rate of a period. */
export function RecordFigures({ totals }: { readonly totals: TeachingTotals }) {
  const { t } = useTranslation('records');
  const rate = useRate();
  return (
    <FigureTiles
      dense
      tiles={[
        [t('lessons'), totals.lessons],
        [t('hoursTaken'), hoursText(totals.hours)],
        [t('attendanceRate'), rate(attendanceOf(totals))],
        [t('attendance.absent'), totals.absent],
      ]}
    />
  );
}
