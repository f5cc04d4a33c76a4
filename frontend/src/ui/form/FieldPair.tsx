import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** Two fields, side by side where there is room. */
export function FieldPair({ children }: { readonly children: ReactNode }) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      {children}
    </Stack>
  );
}
