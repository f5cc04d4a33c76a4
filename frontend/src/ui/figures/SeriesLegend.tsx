import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Series } from './series.ts';

interface NameProps extends Pick<Series, 'label' | 'colour'> {
  /** Instead of the theme's colour. */
  readonly fill?: string;
}

export function SeriesName({ label, colour, fill }: NameProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ p: 0.75, borderRadius: 0.25, bgcolor: fill ?? `${colour}.main` }} />
      {label}
    </Box>
  );
}

interface LegendProps {
  readonly series: readonly Series[];
  readonly fillOf?: (series: Series) => string;
}

/** The legend of a chart. Not the chart library's, which has English descriptions for screen readers. */
export function SeriesLegend({ series, fillOf }: LegendProps) {
  return (
    <Typography
      variant="caption"
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        columnGap: 2,
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {series.map((each) => (
        <li key={each.figure}>
          <SeriesName {...each} {...(fillOf && { fill: fillOf(each) })} />
        </li>
      ))}
    </Typography>
  );
}
