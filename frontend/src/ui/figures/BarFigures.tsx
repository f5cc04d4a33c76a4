import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { FigureRow, Series } from './figure-row.ts';
import { useFigureDates } from './use-figure-dates.ts';

interface Props {
  readonly rows: readonly FigureRow[];
  readonly series: readonly Series[];
}

/** Bars, one group for each day or month. A chunk of its own: the library is not small. */
export function BarFigures({ rows, series }: Props) {
  const { layout, vars, palette } = useTheme();
  const { long, short } = useFigureDates();
  return (
    <BarChart
      height={layout.chart}
      // Room for the half of a label that stands over the edge.
      margin={{ top: layout.chartEdge, right: layout.chartEdge, bottom: 0, left: 0 }}
      borderRadius={3}
      hideLegend={series.length === 1}
      grid={{ horizontal: true }}
      xAxis={[
        {
          data: rows.map(({ date }) => date),
          valueFormatter: (date: string, { location }: { readonly location: string }) =>
            location === 'tick' ? short(date) : long(date),
        },
      ]}
      yAxis={[{ tickMinStep: 1, width: layout.chartAxis }]}
      series={series.map(({ figure, label, colour }) => ({
        label,
        color: (vars ?? { palette }).palette[colour].main,
        data: rows.map((row) => row[figure] ?? 0),
      }))}
    />
  );
}
