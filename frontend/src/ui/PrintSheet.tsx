import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';

/** Class of the content to print; everything around it is hidden on paper. */
const SHEET = 'print-sheet';

const PRINT = {
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

const page = (size: string) => ({ '@page': { size, margin: '12mm' } });
const UPRIGHT = { ...page('A4'), ...PRINT };
const LANDSCAPE = { ...page('A4 landscape'), ...PRINT };

interface Props {
  /** For wide tables. */
  readonly landscape?: boolean;
  readonly children: ReactNode;
}

/** The part of a page that is printed, on A4. */
export function PrintSheet({ landscape = false, children }: Props) {
  return (
    <>
      <GlobalStyles styles={landscape ? LANDSCAPE : UPRIGHT} />
      <Box className={SHEET}>{children}</Box>
    </>
  );
}
