import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FiguresChart } from '#frontend/src/ui/figures/FiguresChart.tsx';
import type { Business } from '#shared/analysis/fields.ts';
import { chartRows, useChartSeries } from './use-series.ts';

const PAST = ['money', 'purchases', 'students', 'hours', 'rates', 'taught', 'stock'] as const;

/** The months up to the end of the period, and the months to come. */
export function BusinessCharts({ data }: { readonly data: Business }) {
  const { t } = useTranslation('analysis');
  const series = useChartSeries();
  const { ends, until } = data.stock;
  const rows = chartRows(data);
  const charts = [
    ...PAST.map((name) => ({ name, rows })),
    { name: 'ends', rows: ends },
    ...(until.some(({ hours }) => hours > 0) ? [{ name: 'until', rows: until } as const] : []),
  ] as const;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        mb: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {charts.map((chart) => (
        <FiguresChart
          key={chart.name}
          title={t(`charts.${chart.name}`)}
          by="month"
          rows={chart.rows}
          series={series[chart.name]}
        />
      ))}
    </Box>
  );
}
