import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { FigureTip } from './FigureTip.tsx';
import { SeriesLegend } from './SeriesLegend.tsx';
import type { FigureRow, Series } from './series.ts';
import { keyboardRing, useChartLooks } from './use-chart-looks.ts';
import { useFigureDates } from './use-figure-dates.ts';
import { wholeTicks } from './whole-ticks.ts';

interface Props {
  readonly title: string;
  readonly rows: readonly FigureRow[];
  readonly series: readonly Series[];
  /** Fixed size for print, in pixels: a hidden chart cannot measure its container. */
  readonly paper?: { readonly width: number; readonly height: number };
}

/** Room for the labels of the values on paper. */
const PAPER_AXIS = 84;

const highestOf = ({ rows, series }: Pick<Props, 'rows' | 'series'>): number =>
  Math.max(...rows.flatMap((row) => series.map(({ figure }) => row[figure] ?? 0)));

/** A bar chart with one group for each day or month. Loaded lazily, because the chart library is large. */
export function BarFigures({ title, rows, series, paper }: Props) {
  const { layout } = useTheme();
  const { colours, axis } = useChartLooks(paper !== undefined);
  const { short } = useFigureDates();
  const number = new Intl.NumberFormat(LOCALES[useLanguage()]);
  const ticks = wholeTicks(highestOf({ rows, series }));
  return (
    <Stack spacing={paper ? 0 : 1} sx={{ ...keyboardRing, height: paper ? 'auto' : layout.chart }}>
      {series.length > 1 && (
        <SeriesLegend
          series={series}
          {...(paper && { fillOf: (each) => colours[each.colour].main })}
        />
      )}
      <BarChart
        {...(paper ?? { responsive: true, style: { flex: 1, minHeight: 0 } })}
        aria-label={title}
        data={rows}
        // Room for labels that extend over the edge.
        margin={{ top: layout.chartEdge, right: layout.chartEdge, bottom: 0, left: 0 }}
        barGap="5%"
      >
        <CartesianGrid vertical={false} stroke={colours.divider} />
        <XAxis
          {...axis}
          dataKey="date"
          tickFormatter={short}
          // Shows every n-th label, as many as fit.
          interval="equidistantPreserveStart"
        />
        <YAxis
          {...axis}
          width={paper ? PAPER_AXIS : 'auto'}
          ticks={ticks}
          domain={[0, ticks.at(-1) ?? 0]}
          interval={0}
          tickFormatter={series[0]?.format ?? number.format}
        />
        <Tooltip
          cursor={{ fill: colours.action.selected }}
          content={({ active, label }) => {
            const row = active && rows.find(({ date }) => date === label);
            // Always rendered, so that screen readers announce the bars that the arrow keys move to.
            return <div role="status">{row && <FigureTip row={row} series={series} />}</div>;
          }}
        />
        {series.map(({ figure, label, colour }) => (
          <Bar
            key={figure}
            dataKey={figure}
            name={label}
            fill={colours[colour].main}
            radius={[3, 3, 0, 0]}
            isAnimationActive={!paper}
          />
        ))}
      </BarChart>
    </Stack>
  );
}
