import GroupsIcon from '@mui/icons-material/Groups';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useProfile } from '#frontend/src/lib/profile.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';

/** The classes that the signed-in student belongs to. */
export function OwnClasses() {
  const { t } = useTranslation();
  const { data: profile, error, refetch } = useProfile();
  if (error && !profile) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!profile) return <ListSkeleton rows={2} />;
  const { classOwn } = profile.classes;
  if (classOwn.length === 0)
    return <EmptyState title={t('ownClasses.none')} hint={t('ownClasses.noneHint')} />;
  return (
    <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {classOwn.map(({ id, name }) => (
        <Stack key={id} component="li" direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <GroupsIcon color="secondary" />
          <Typography sx={{ fontSize: '1.25rem', fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
