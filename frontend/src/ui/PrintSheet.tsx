import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';

/** Class of the content to print; everything around it is hidden on paper. */
const SHEET = 'print-sheet';

const PRINT = {
  '@page': { size: 'A4', margin: '12mm' },
  '@media print': {
    'body > *': { display: 'none !important' },
    [`body > *:has(.${SHEET})`]: { display: 'block !important', position: 'static !important' },
    [`body *:not(:has(.${SHEET})):not(.${SHEET}):not(.${SHEET} *)`]: {
      display: 'none !important',
    },
    // The dialog around the sheet must not scroll or cut it.
    [`body *:has(.${SHEET})`]: {
      position: 'static !important',
      display: 'block !important',
      width: 'auto !important',
      maxWidth: 'none !important',
      height: 'auto !important',
      maxHeight: 'none !important',
      overflow: 'visible !important',
      margin: '0 !important',
      padding: '0 !important',
      boxShadow: 'none !important',
    },
  },
} as const;

/** The part of a page that is printed, on A4. */
export function PrintSheet({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <GlobalStyles styles={PRINT} />
      <Box className={SHEET}>{children}</Box>
    </>
  );
}
