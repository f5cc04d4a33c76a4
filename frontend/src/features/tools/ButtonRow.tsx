import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** Buttons in the middle, in as many lines as they need. */
export const ButtonRow = ({ children }: { readonly children: ReactNode }) => (
  <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap', justifyContent: 'center' }}>
    {children}
  </Stack>
);
