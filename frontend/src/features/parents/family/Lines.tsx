import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A list whose lines are divided. */
export function Lines({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        '& > li + li': { borderTop: 1, borderColor: 'divider' },
        '& > li:first-of-type': { pt: 0 },
        '& > li:last-of-type': { pb: 0 },
      }}
    >
      {children}
    </Box>
  );
}

interface LineProps {
  readonly title: ReactNode;
  /** What stands at the end of the first row: a state or a number. */
  readonly end?: ReactNode;
  /** Texts below, each in a row of its own; empty ones are left out. */
  readonly below: readonly string[];
  readonly children?: ReactNode;
}

/** A line: what it is, its state, and what belongs to it. */
export function Line({ title, end, below, children }: LineProps) {
  return (
    <Box component="li" sx={{ py: 1.5, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Typography component="h3" sx={{ fontWeight: 700 }}>
          {title}
        </Typography>
        {end}
      </Box>
      {below.filter(Boolean).map((text) => (
        <Typography key={text} variant="body2" color="textSecondary">
          {text}
        </Typography>
      ))}
      {children}
    </Box>
  );
}
