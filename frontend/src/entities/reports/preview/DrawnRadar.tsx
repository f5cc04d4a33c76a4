import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { PolarAngleAxis, PolarGrid, PolarRadiusAxis, Radar, RadarChart } from 'recharts';
import { DIMENSION_MAX } from '#shared/reports/fields.ts';

interface Props {
  readonly rows: readonly {
    readonly name: string;
    readonly value: number;
    /** Others are greyed. */
    readonly isAsked: boolean;
  }[];
}

/** Specification 9: a box of 300, a radius of 110, at most 5. Loaded lazily, because the chart library is large. */
export function DrawnRadar({ rows }: Props) {
  const { layout, typography, vars, palette } = useTheme();
  const colours = (vars ?? { palette }).palette;
  return (
    <Box aria-hidden sx={{ alignSelf: 'center', '& svg': { overflow: 'visible' } }}>
      <RadarChart
        width={layout.radar}
        height={layout.radar}
        outerRadius={layout.radarRadius}
        data={[...rows]}
      >
        <PolarGrid stroke={colours.divider} />
        <PolarAngleAxis
          dataKey="name"
          tick={({ x, y, textAnchor, payload, index }) => (
            <text
              x={x}
              y={y}
              dy="0.355em"
              textAnchor={textAnchor}
              fill={rows[index]?.isAsked ? colours.text.primary : colours.text.disabled}
              fontSize={typography.caption.fontSize}
            >
              {payload.value}
            </text>
          )}
        />
        <PolarRadiusAxis
          domain={[0, DIMENSION_MAX]}
          tickCount={DIMENSION_MAX + 1}
          tick={false}
          axisLine={false}
        />
        <Radar
          dataKey="value"
          stroke={colours.primary.main}
          fill={colours.primary.main}
          fillOpacity={0.35}
          isAnimationActive={false}
        />
      </RadarChart>
    </Box>
  );
}
