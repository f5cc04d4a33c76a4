import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  readonly tiles: readonly (readonly [label: string, value: ReactNode])[];
  /** Above a list: on phones all in one row, so that the list is seen. */
  readonly dense?: boolean;
}

/** The most important numbers, large. */
export function FigureTiles({ tiles, dense = false }: Props) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: dense ? { xs: 1, sm: 2 } : 2,
        m: 0,
        mb: dense ? { xs: 1.5, sm: 3 } : 3,
        gridTemplateColumns: {
          xs: `repeat(${dense ? tiles.length : 2}, minmax(0, 1fr))`,
          sm: 'repeat(2, minmax(0, 1fr))',
          md: `repeat(${tiles.length}, 1fr)`,
        },
      }}
    >
      {tiles.map(([label, value]) => (
        <Paper
          key={label}
          sx={{
            p: dense ? { xs: 1, sm: 2 } : 2,
            display: 'flex',
            flexDirection: 'column',
          }}
        >
          <Typography
            component="dt"
            color="textSecondary"
            title={label}
            noWrap={dense}
            sx={dense ? { fontSize: { xs: '0.75rem', sm: '1rem' } } : undefined}
          >
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
