import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFormats } from '#frontend/src/lib/format.ts';

interface Props {
  readonly name: string;
  readonly at: string;
  readonly text: string;
  /** Written by the side that reads. */
  readonly mine: boolean;
  readonly children?: ReactNode;
}

/** What one side has said. */
export function Bubble({ name, at, text, mine, children }: Props) {
  const { dateTime } = useFormats();
  return (
    <Box
      component="li"
      sx={{ display: 'flex', justifyContent: mine ? 'flex-end' : 'flex-start', listStyle: 'none' }}
    >
      <Paper
        variant="outlined"
        sx={{
          p: 2,
          width: 'fit-content',
          maxWidth: { xs: '100%', sm: '80%' },
          minWidth: 0,
          ...(mine && { borderColor: 'primary.main' }),
        }}
      >
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 0.5 }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography color="textSecondary">{dateTime(at)}</Typography>
        </Stack>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
        {children}
      </Paper>
    </Box>
  );
}
