import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Grain } from '#shared/figures/figures.ts';
import { FiguresChart } from './FiguresChart.tsx';
import { type FigureRow, useSeries } from './series.ts';

interface Props {
  readonly statistics: { readonly by: Grain; readonly rows: readonly FigureRow[] };
}

/** Charts of a school or a class: active students, and students who joined and left. */
export function FiguresCharts({ statistics: { by, rows } }: Props) {
  const { t } = useTranslation('figures');
  const { activity, changes } = useSeries();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        mb: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <FiguresChart title={t('activity')} by={by} rows={rows} series={activity} />
      <FiguresChart title={t('changes')} by={by} rows={rows} series={changes} />
    </Box>
  );
}
