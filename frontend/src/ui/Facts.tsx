import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export type NamedFact = readonly [name: string, value: ReactNode];

interface Props {
  readonly facts: readonly NamedFact[];
  /** Two pairs a line where there is room. */
  readonly wide?: boolean;
}

/** Names and values, one pair a line; pairs without a value are left out. */
export function Facts({ facts, wide = false }: Props) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: wide ? { xs: 'auto 1fr', md: 'auto 1fr auto 1fr' } : 'auto 1fr',
        columnGap: 2,
        rowGap: 1,
        m: 0,
      }}
    >
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
    </Box>
  );
}
