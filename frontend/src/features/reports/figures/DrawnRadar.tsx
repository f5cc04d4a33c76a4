import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PolarAngleAxis, PolarGrid, PolarRadiusAxis, Radar, RadarChart } from 'recharts';
import {
  DIMENSION_MAX,
  DIMENSIONS,
  type Dimension,
  type Dimensions,
} from '#shared/reports/fields.ts';

/** Specification 9: the box and the radius of a radar. */
const BOX = 300;
const RADIUS = 110;

interface Props {
  /** Whose values they are. */
  readonly name: string;
  readonly asked: readonly Dimension[];
  readonly now: Dimensions;
  readonly last: Dimensions | null;
}

/** The dimensions as a radar, with the last report's behind it. Its values are beside it in words. */
export function DrawnRadar({ name, asked, now, last }: Props) {
  const { t } = useTranslation('reports');
  const { vars, palette, typography } = useTheme();
  const colours = (vars ?? { palette }).palette;
  const names = DIMENSIONS.filter((dimension) => asked.includes(dimension));
  if (names.length < 3) return null;
  const rows = names.map((dimension) => ({
    label: t(`dimensions.${dimension}`),
    now: now[dimension],
    last: last?.[dimension] ?? 0,
  }));
  const said = rows.map(({ label, now: value }) => `${label} ${value || t('notRated')}`).join(', ');
  const text = { fill: colours.text.primary, fontSize: typography.caption.fontSize };
  return (
    <Box sx={{ alignSelf: 'center', maxWidth: 1 }}>
      {/* Long words beside the radar reach over its box. */}
      <Box
        role="img"
        aria-label={t('radar.label', { name, values: said })}
        sx={{ maxWidth: 1, '& svg': { overflow: 'visible' } }}
      >
        <RadarChart
          width={BOX}
          height={BOX}
          outerRadius={RADIUS - 20}
          data={rows}
          accessibilityLayer={false}
        >
          <PolarGrid stroke={colours.divider} />
          <PolarAngleAxis dataKey="label" tick={text} />
          <PolarRadiusAxis
            domain={[0, DIMENSION_MAX]}
            tickCount={6}
            tick={false}
            axisLine={false}
          />
          {last && (
            <Radar
              dataKey="last"
              stroke={colours.text.secondary}
              strokeDasharray="4 3"
              fill="none"
              isAnimationActive={false}
            />
          )}
          <Radar
            dataKey="now"
            stroke={colours.primary.main}
            strokeWidth={2}
            fill={colours.primary.main}
            fillOpacity={0.25}
            isAnimationActive={false}
          />
        </RadarChart>
      </Box>
      {last && (
        <Typography
          variant="caption"
          color="textSecondary"
          component="p"
          sx={{ textAlign: 'center' }}
        >
          {t('radar.legend')}
        </Typography>
      )}
    </Box>
  );
}
