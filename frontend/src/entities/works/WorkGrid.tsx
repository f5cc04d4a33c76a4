import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  /** Cards, each of them an `li`. */
  readonly children: ReactNode;
}

/** Cards of works, as many beside each other as there is room for. */
export function WorkGrid({ label, children }: Props) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 2,
        m: 0,
        p: 0,
        listStyle: 'none',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
      }}
    >
      {children}
    </Box>
  );
}
