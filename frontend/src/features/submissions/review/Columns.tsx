import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

interface Props {
  readonly stage: ReactNode;
  readonly panel: ReactNode;
}

/** The work beside what is said of it; on phones above it. */
export function Columns({ stage, panel }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        p: { xs: 2, md: 3 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <Box sx={{ minWidth: 0, position: 'relative' }}>{stage}</Box>
      {panel && <Paper sx={{ minWidth: 0, p: { xs: 2, md: 3 } }}>{panel}</Paper>}
    </Box>
  );
}
