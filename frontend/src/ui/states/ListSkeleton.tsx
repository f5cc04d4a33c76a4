import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

/** Placeholder while rows load, as tall as the rows. */
export function ListSkeleton({ rows = 3 }: { readonly rows?: number }) {
  const { t } = useTranslation();
  return (
    <Stack spacing={1} role="status" aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical rows that never move
        <Skeleton key={row} variant="rounded" sx={{ height: (theme) => theme.spacing(6) }} />
      ))}
    </Stack>
  );
}
