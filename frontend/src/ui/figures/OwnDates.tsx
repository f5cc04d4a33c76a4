import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FIGURE_LIMITS } from '#shared/figures/limits.ts';
import { LabelledDay } from '../form/LabelledDay.tsx';
import type { ChosenPeriod } from './use-period.ts';

/** The first and the last day of a period of own dates, each as wide as a filter. */
export function OwnDates({
  dates,
  problem,
  setDates,
}: Pick<ChosenPeriod, 'dates' | 'problem' | 'setDates'>) {
  const { t } = useTranslation('figures');
  return (
    <>
      <Box sx={({ layout }) => ({ width: { xs: 1, sm: layout.filter } })}>
        <LabelledDay label={t('from')} value={dates.from} onChange={(from) => setDates({ from })} />
      </Box>
      <Box sx={({ layout }) => ({ width: { xs: 1, sm: layout.filter } })}>
        <LabelledDay
          label={t('to')}
          value={dates.to}
          error={problem && t(problem, { days: FIGURE_LIMITS.daysMax })}
          onChange={(to) => setDates({ to })}
        />
      </Box>
    </>
  );
}
