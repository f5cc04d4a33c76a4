import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { keyboardRing, useChartLooks } from '#frontend/src/ui/figures/use-chart-looks.ts';
import { useFigureDates } from '#frontend/src/ui/figures/use-figure-dates.ts';
import { byteTicks, type Layer, type StackedRow, sumOfRow } from './stacked.ts';
import { useBytes } from './use-bytes.ts';

interface Props {
  readonly title: string;
  readonly rows: readonly StackedRow[];
  readonly layers: readonly Layer[];
}

function LayerName({ layer: { label, colour } }: { readonly layer: Layer }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Box component="span" sx={{ p: 0.75, borderRadius: 0.25, bgcolor: `avatars.${colour}` }} />
      {label}
    </Box>
  );
}

function Legend({ layers }: Pick<Props, 'layers'>) {
  return (
    <Typography
      variant="caption"
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, listStyle: 'none', m: 0, p: 0 }}
    >
      {layers.map((layer) => (
        <li key={layer.key}>
          <LayerName layer={layer} />
        </li>
      ))}
    </Typography>
  );
}

function Tip({ row, layers }: { readonly row: StackedRow; readonly layers: readonly Layer[] }) {
  const { long } = useFigureDates();
  const bytes = useBytes();
  return (
    <Paper variant="outlined" sx={{ p: 1, whiteSpace: 'nowrap' }}>
      <Typography>{`${long(row.date)}: ${bytes(sumOfRow(row, layers))}`}</Typography>
      {layers.map((layer) => (
        <Typography
          key={layer.key}
          component="div"
          sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}
        >
          <LayerName layer={layer} />
          <span>{bytes(row.bytes[layer.key] ?? 0)}</span>
        </Typography>
      ))}
    </Paper>
  );
}

/** Bars of bytes by day or month, their kinds one upon the other. Loaded lazily, because the chart library is large. */
export function StackedBars({ title, rows, layers }: Props) {
  const { layout } = useTheme();
  const { colours, axis } = useChartLooks();
  const { short } = useFigureDates();
  const bytes = useBytes();
  const ticks = byteTicks(Math.max(...rows.map((row) => sumOfRow(row, layers))));
  return (
    <Stack spacing={1} sx={{ ...keyboardRing, height: layout.chart }}>
      <Legend layers={layers} />
      <BarChart
        responsive
        style={{ flex: 1, minHeight: 0 }}
        aria-label={title}
        data={rows}
        margin={{ top: layout.chartEdge, right: layout.chartEdge, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke={colours.divider} />
        <XAxis {...axis} dataKey="date" tickFormatter={short} interval="equidistantPreserveStart" />
        <YAxis
          {...axis}
          width="auto"
          ticks={ticks}
          domain={[0, ticks.at(-1) ?? 0]}
          interval={0}
          tickFormatter={bytes}
        />
        <Tooltip
          cursor={{ fill: colours.action.selected }}
          content={({ active, label }) => {
            const row = active && rows.find(({ date }) => date === label);
            // Always rendered, so that screen readers announce the bars that the arrow keys move to.
            return <div role="status">{row && <Tip row={row} layers={layers} />}</div>;
          }}
        />
        {layers.map(({ key, label, colour }) => (
          <Bar
            key={key}
            dataKey={(row: StackedRow) => row.bytes[key] ?? 0}
            name={label}
            stackId="bytes"
            fill={colours.avatars[colour]}
          />
        ))}
      </BarChart>
    </Stack>
  );
}
