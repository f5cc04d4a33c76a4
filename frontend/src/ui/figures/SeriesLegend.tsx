import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Series } from './series.ts';

export function SeriesName({ label, colour }: Series) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ p: 0.75, borderRadius: 0.25, bgcolor: `${colour}.main` }} />
      {label}
    </Box>
  );
}

/** The legend of a chart. Not the chart library's, which has English descriptions for screen readers. */
export function SeriesLegend({ series }: { readonly series: readonly Series[] }) {
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
          <SeriesName {...each} />
        </li>
      ))}
    </Typography>
  );
}
