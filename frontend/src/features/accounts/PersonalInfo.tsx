import Stack from '@mui/material/Stack';
import { useProfile } from '#frontend/src/lib/profile.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { AvatarField } from './AvatarField.tsx';
import type { AccountFormProps } from './account-form.ts';
import { InfoForm } from './InfoForm.tsx';
import { PlatformCard } from './PlatformCard.tsx';
import { useProfileNotice } from './use-profile-notice.ts';

/** Tab one of the user info. */
export function PersonalInfo(props: AccountFormProps) {
  const { data: profile, error, refetch } = useProfile();
  // A later fetch that fails does not take away what is being edited.
  const problem = profile ? null : error;
  useProfileNotice(problem);
  if (problem) return <ErrorState error={problem} onRetry={() => void refetch()} />;
  if (!profile) return <ListSkeleton rows={6} />;
  return (
    <Stack spacing={2}>
      <AvatarField />
      <InfoForm key={profile.id} profile={profile} {...props} />
      <PlatformCard />
    </Stack>
  );
}
