import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  readonly tiles: readonly (readonly [label: string, value: ReactNode])[];
}

/** The most important numbers, large. */
export function FigureTiles({ tiles }: Props) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: 2,
        m: 0,
        mb: 3,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: `repeat(${tiles.length}, 1fr)`,
        },
      }}
    >
      {tiles.map(([label, value]) => (
        <Paper key={label} sx={{ p: 2, display: 'flex', flexDirection: 'column' }}>
          <Typography component="dt" color="textSecondary">
            {label}
          </Typography>
          <Typography
            component="dd"
            variant="h1"
            // A value may be a date, which is long for half the width of a phone.
            sx={{ m: 0, mt: 'auto', fontSize: { xs: '1.25rem', sm: '1.75rem' } }}
          >
            {value}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}
