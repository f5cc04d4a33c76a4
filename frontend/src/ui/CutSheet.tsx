import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PrintSheet } from './PrintSheet.tsx';

/** What is longer ends with dots, so that every slip is of the same size. */
export const clamped = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

/** Characters of a name from which on it is written smaller, to fit into two lines. */
const LONG_NAME = 8;

/** A person's name in large letters. */
export const SlipName = ({ name }: { readonly name: string }) => (
  <Typography
    component="p"
    sx={{
      flexShrink: 0,
      fontWeight: 700,
      lineHeight: 1.2,
      fontSize: Array.from(name).length > LONG_NAME ? '0.8rem' : '1.25rem',
      ...clamped(2),
    }}
  >
    {name}
  </Typography>
);

interface SlipProps {
  readonly school: { readonly name: string; readonly logo: string };
  readonly children: ReactNode;
}

function SchoolLine({ school: { name, logo } }: Pick<SlipProps, 'school'>) {
  return (
    <Box sx={{ display: 'flex', gap: '2mm', alignItems: 'center', height: '8mm' }}>
      {logo && (
        <Box
          component="img"
          src={logo}
          alt=""
          sx={{ width: '8mm', height: '8mm', objectFit: 'contain' }}
        />
      )}
      <Typography variant="body2" component="p" sx={{ fontWeight: 600, ...clamped(1) }}>
        {name}
      </Typography>
    </Box>
  );
}

/** One slip of a sheet, with the school above. Drawn for paper: black on white, in millimetres, and all of one size. */
export const Slip = ({ school, children }: SlipProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexDirection: 'column',
      gap: '1mm',
      p: '3mm',
      height: '67mm',
      overflow: 'hidden',
      breakInside: 'avoid',
      border: '0.3mm dashed #777',
      // Neighbours share their cut line.
      ml: '-0.3mm',
      mt: '-0.3mm',
      bgcolor: '#fff',
      color: '#111',
      minWidth: 0,
    }}
  >
    <SchoolLine school={school} />
    <Box sx={{ display: 'flex', gap: '3mm', flex: 1, minHeight: 0 }}>{children}</Box>
  </Box>
);

/** Slips for A4, eight on a page, to be cut out along the dashed lines. */
export const CutSheet = ({ children }: { readonly children: ReactNode }) => (
  <PrintSheet>
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        '@media print': { gridTemplateColumns: 'repeat(2, 93mm)' },
      }}
    >
      {children}
    </Box>
  </PrintSheet>
);
