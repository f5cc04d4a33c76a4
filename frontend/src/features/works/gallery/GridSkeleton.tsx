import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

const CARDS = 8;

/** Cards that are on their way. */
export function GridSkeleton() {
  const { t } = useTranslation();
  return (
    <Box
      role="status"
      aria-label={t('loading')}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
      }}
    >
      {Array.from({ length: CARDS }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical cards that never move
        <Skeleton key={card} variant="rounded" sx={{ height: 'auto', aspectRatio: '4 / 5' }} />
      ))}
    </Box>
  );
}
