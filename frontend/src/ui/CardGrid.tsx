import Box from '@mui/material/Box';
import type { Breakpoint } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface Props {
  readonly label?: string;
  /** Of the grid, as in CSS. */
  readonly columns: string | Partial<Record<Breakpoint, string>>;
  readonly gap?: number;
  /** Cards, each of them an `li`. */
  readonly children: ReactNode;
}

/** A list of cards or pictures beside each other. */
export const CardGrid = ({ label, columns, gap = 2, children }: Props) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{ display: 'grid', gap, m: 0, p: 0, listStyle: 'none', gridTemplateColumns: columns }}
  >
    {children}
  </Box>
);
