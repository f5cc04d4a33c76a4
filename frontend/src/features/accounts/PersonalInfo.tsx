import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { useProfile } from '#frontend/src/lib/profile.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { LargeAvatar } from '#frontend/src/ui/LargeAvatar.tsx';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { STAFF } from '#shared/roles.ts';
import type { AccountFormProps } from './FormActions.tsx';
import { InfoForm } from './InfoForm.tsx';
import { PageCard } from './PageCard.tsx';
import { PlatformCard } from './PlatformCard.tsx';

// Loaded lazily: the crop tool is seldom needed.
const AvatarDialog = lazyPart(async () => (await import('./AvatarDialog.tsx')).AvatarDialog);

function AvatarField() {
  const { t } = useTranslation('accounts');
  const [open, setOpen] = useState(false);
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <LargeAvatar />
      <Button startIcon={<PhotoCameraIcon />} onClick={() => setOpen(true)} aria-haspopup="dialog">
        {t('changeAvatar')}
      </Button>
      {open && <AvatarDialog onClose={() => setOpen(false)} />}
    </Stack>
  );
}

/** Shows a refusal of the server as a network error, and any other error as a timeout (specification 8). */
function useProfileNotice(error: Error | null): void {
  const { t } = useTranslation('common');
  useEffect(() => {
    if (!error || (error instanceof ApiError && error.sessionExpired)) return;
    if (error instanceof ApiError && error.kind === 'server') toast.error(t('networkError'));
    else toast.warning(t('timeout'));
  }, [error, t]);
}

/** Tab one of the user info. */
export function PersonalInfo(props: AccountFormProps) {
  const { data: profile, error, refetch } = useProfile();
  const isStaff = STAFF.includes(useSignedIn().role);
  // If a refetch fails, the form with the user's input stays.
  const problem = profile ? null : error;
  useProfileNotice(problem);
  if (problem) return <ErrorState error={problem} onRetry={() => void refetch()} />;
  if (!profile) return <ListSkeleton rows={6} />;
  return (
    <Stack spacing={2}>
      <AvatarField />
      <InfoForm key={profile.id} profile={profile} {...props} />
      {isStaff && <PageCard />}
      <PlatformCard />
    </Stack>
  );
}
