import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const columns = ({ spacing, breakpoints }: Theme) => ({
  listStyle: 'none',
  p: 0,
  m: 0,
  display: 'grid',
  gap: spacing(1.5),
  gridTemplateColumns: `repeat(auto-fill, minmax(${spacing(18)}, 1fr))`,
  [breakpoints.up('sm')]: { gridTemplateColumns: `repeat(auto-fill, minmax(${spacing(27)}, 1fr))` },
});

export function WallGrid({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('wall');
  return (
    <Box component="ul" aria-label={t('students')} sx={columns}>
      {children}
    </Box>
  );
}

const TILES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];

/** The skeleton of the wall while it is loading. */
export function WallSkeleton() {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-label={t('loading')} sx={columns}>
      {TILES.map((tile) => (
        <Skeleton key={tile} variant="rounded" sx={{ aspectRatio: '1', height: 'auto' }} />
      ))}
    </Box>
  );
}
