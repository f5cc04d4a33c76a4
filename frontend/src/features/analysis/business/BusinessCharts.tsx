import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FiguresChart } from '#frontend/src/ui/figures/FiguresChart.tsx';
import type { Series } from '#frontend/src/ui/figures/series.ts';
import type { Business } from '#shared/contracts/analysis-fields.ts';
import { useTexts } from './use-texts.ts';

/** Months of a chart: a year, and the month of the year before. */
const SHOWN = 13;

type Named =
  | 'income'
  | 'refunds'
  | 'joined'
  | 'left'
  | 'first'
  | 'renewals'
  | 'sold'
  | 'used'
  | 'unused';

function useSeriesOf() {
  const { t } = useTranslation('analysis');
  return (figure: Named, colour: Series['colour'], format?: Series['format']): Series => ({
    figure,
    colour,
    label: t(`figures.${figure}`),
    ...(format && { format }),
  });
}

/** What happened in the months up to the end of the period. */
function PastCharts({ data }: { readonly data: Business }) {
  const { t } = useTranslation('analysis');
  const { money } = useTexts();
  const series = useSeriesOf();
  const rows = data.rows.slice(-SHOWN);
  const charts = [
    ['money', [series('income', 'primary', money), series('refunds', 'warning', money)]],
    ['purchases', [series('first', 'success'), series('renewals', 'primary')]],
    ['students', [series('joined', 'success'), series('left', 'warning')]],
    ['hours', [series('sold', 'primary'), series('used', 'success')]],
  ] as const;
  return charts.map(([name, shown]) => (
    <FiguresChart key={name} title={t(`charts.${name}`)} by="month" rows={rows} series={shown} />
  ));
}

/** What is still to be taught, when it expires, and when it is expected to be used up. */
function StockCharts({ data }: { readonly data: Business }) {
  const { t } = useTranslation('analysis');
  const series = useSeriesOf();
  const { ends, until } = data.stock;
  const stocks = data.rows.slice(-SHOWN).map(({ date, stock }) => ({ date, unused: stock.unused }));
  const of = (figure: 'accounts' | 'hours', name: 'ends' | 'expiring'): Series[] => [
    { figure, colour: 'warning', label: t(`figures.${name}`) },
  ];
  return (
    <>
      <FiguresChart
        title={t('charts.stock')}
        by="month"
        rows={stocks}
        series={[series('unused', 'primary')]}
      />
      <FiguresChart
        title={t('charts.ends')}
        by="month"
        rows={ends}
        series={of('accounts', 'ends')}
      />
      {until.some(({ hours }) => hours > 0) && (
        <FiguresChart
          title={t('charts.until')}
          by="month"
          rows={until}
          series={of('hours', 'expiring')}
        />
      )}
    </>
  );
}

/** The months up to the end of the period, and the months to come. */
export function BusinessCharts({ data }: { readonly data: Business }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        mb: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <PastCharts data={data} />
      <StockCharts data={data} />
    </Box>
  );
}
