import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface Props {
  readonly main: ReactNode;
  readonly side: ReactNode;
}

/** In one column the cards become direct rows of the grid, so that `order` can move any of them to the top. */
const COLUMN = { display: { xs: 'contents', md: 'flex' } } as const;

/** Two columns: news on the left, user and school on the right. One column on phones. */
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
