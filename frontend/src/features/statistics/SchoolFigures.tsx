import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FiguresCharts } from '#frontend/src/ui/figures/FiguresCharts.tsx';
import { FigureTiles } from '#frontend/src/ui/figures/FigureTiles.tsx';
import { ShownPeriod } from '#frontend/src/ui/figures/ShownPeriod.tsx';
import { usePerDay } from '#frontend/src/ui/figures/use-per-day.ts';
import type { AskedPeriod } from '#frontend/src/ui/figures/use-period.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { useSchoolStatistics } from './queries.ts';

/** The figures of the whole school. */
export function SchoolFigures({ asked }: { readonly asked: AskedPeriod }) {
  const { t } = useTranslation(['statistics', 'figures']);
  const average = usePerDay();
  const { data, error, isPlaceholderData, refetch } = useSchoolStatistics(asked);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  const { students, totals } = data;
  return (
    <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
      <ShownPeriod of={data} />
      <FigureTiles
        tiles={[
          [t('studentsNow'), students],
          [t('figures:joined'), totals.joined],
          [t('figures:left'), totals.left],
          [t('figures:perDay'), average(totals.active, data)],
        ]}
      />
      <FiguresCharts statistics={data} />
    </Box>
  );
}
