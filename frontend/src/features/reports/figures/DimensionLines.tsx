import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CartesianGrid, Line, LineChart, XAxis, YAxis } from 'recharts';
import { DIMENSION_MAX, DIMENSIONS, type Dimension } from '#shared/reports/fields.ts';

interface Point {
  readonly label: string;
  readonly dimensions: Readonly<Partial<Record<Dimension, number>>>;
}

interface Props {
  readonly title: string;
  /** The oldest first. A value of 0 was not rated. */
  readonly points: readonly Point[];
}

/** Two lines can have the same values: each has a dash of its own, too. */
const DASHES = ['0', '6 3', '2 3', '10 3', '6 2 2 2', '1 4'] as const;
const TICKS = Array.from({ length: DIMENSION_MAX + 1 }, (_, at) => at);

interface LegendProps {
  readonly strokes: readonly string[];
  readonly rated: readonly Dimension[];
}

function Legend({ strokes, rated }: LegendProps) {
  const { t } = useTranslation('reports');
  return (
    <Typography
      variant="body2"
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        listStyle: 'none',
        m: 0,
        mt: 1,
        p: 0,
      }}
    >
      {DIMENSIONS.map(
        (name, at) =>
          rated.includes(name) && (
            <Box
              component="li"
              key={name}
              sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}
            >
              <svg width="28" height="8" aria-hidden>
                <line
                  x1="0"
                  x2="28"
                  y1="4"
                  y2="4"
                  stroke={strokes[at]}
                  strokeWidth="3"
                  strokeDasharray={DASHES[at]}
                />
              </svg>
              {t(`dimensions.${name}`)}
            </Box>
          ),
      )}
    </Typography>
  );
}

/** The dimensions from one report or cycle to the next. Their values are beside it in words. */
export function DimensionLines({ title, points }: Props) {
  const { layout, vars, palette, typography } = useTheme();
  const colours = (vars ?? { palette }).palette;
  const strokes = [
    colours.avatars.tone0,
    colours.avatars.tone1,
    colours.avatars.tone3,
    colours.avatars.tone5,
    colours.avatars.tone6,
    colours.avatars.tone2,
  ];
  const text = { fill: colours.text.primary, fontSize: typography.caption.fontSize };
  const rated = DIMENSIONS.filter((name) => points.some(({ dimensions }) => dimensions[name]));
  const rows = points.map(({ label, dimensions }) => ({
    label,
    ...Object.fromEntries(DIMENSIONS.map((name) => [name, dimensions[name] || null])),
  }));
  return (
    <div>
      <Box role="img" aria-label={title} sx={{ height: layout.chart }}>
        <LineChart
          responsive
          style={{ width: '100%', height: '100%' }}
          data={rows}
          accessibilityLayer={false}
          margin={{ top: layout.chartEdge, right: layout.chartEdge, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke={colours.divider} />
          <XAxis
            dataKey="label"
            stroke={colours.text.primary}
            tick={text}
            padding={{ left: 24, right: 24 }}
          />
          <YAxis
            width="auto"
            domain={[0, DIMENSION_MAX]}
            ticks={TICKS}
            stroke={colours.text.primary}
            tick={text}
          />
          {DIMENSIONS.map((name, at) => (
            <Line
              key={name}
              dataKey={name}
              stroke={strokes[at] ?? colours.text.primary}
              strokeWidth={2}
              strokeDasharray={DASHES[at] ?? '0'}
              connectNulls
              dot={{ r: 4 }}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      </Box>
      <Legend strokes={strokes} rated={rated} />
    </div>
  );
}
