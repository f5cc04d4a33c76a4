import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface Props {
  readonly main: ReactNode;
  readonly side: ReactNode;
}

/** Below each other they are the grid's own rows: `order` brings one of either column to the top there. */
const COLUMN = { display: { xs: 'contents', md: 'flex' } } as const;

/** What is new on the left, what belongs to the person and the school on the right; one below the other on phones. */
export function HomeColumns({ main, side }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <Stack spacing={3} useFlexGap sx={COLUMN}>
        {main}
      </Stack>
      <Stack spacing={3} useFlexGap sx={COLUMN}>
        {side}
      </Stack>
    </Box>
  );
}
