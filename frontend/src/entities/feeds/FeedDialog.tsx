import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { FeedAddress } from './FeedAddress.tsx';
import { useFeed } from './use-feed.ts';

function OwnFeed() {
  const { t } = useTranslation('feeds');
  const { query, making, revoking } = useFeed();
  const { data, error, refetch } = query;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  if (!data.feed)
    return (
      <Button variant="contained" loading={making.isPending} onClick={() => making.mutate()}>
        {t('make')}
      </Button>
    );
  return (
    <FeedAddress
      {...data.feed}
      revoking={revoking.isPending}
      onRevoke={() => revoking.mutate(undefined, { onSuccess: () => toast.success(t('revoked')) })}
    />
  );
}

/** The address at which calendar applications subscribe to the user's lessons. */
export function FeedDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('feeds');
  return (
    <ClosableDialog title={t('title')} maxWidth="xs" onClose={onClose}>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>{t('hint')}</Typography>
          <OwnFeed />
        </Stack>
      </DialogContent>
    </ClosableDialog>
  );
}
