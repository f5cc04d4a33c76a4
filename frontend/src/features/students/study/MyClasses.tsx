import GroupsIcon from '@mui/icons-material/Groups';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#frontend/src/components/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/components/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/components/states/ListSkeleton.tsx';
import { useProfile } from '#frontend/src/lib/profile.ts';
import { StudyCard } from './StudyCard.tsx';

function Classes() {
  const { t } = useTranslation('students');
  const { data: profile, error, refetch } = useProfile();
  if (error && !profile) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!profile) return <ListSkeleton rows={2} />;
  const { classOwn } = profile.classes;
  if (classOwn.length === 0)
    return <EmptyState title={t('study.noClass')} hint={t('study.noClassHint')} />;
  return (
    <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {classOwn.map(({ id, name }) => (
        <Paper
          key={id}
          component="li"
          variant="outlined"
          sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2 }}
        >
          <GroupsIcon color="secondary" fontSize="large" />
          <Typography sx={{ fontSize: '1.25rem', fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
        </Paper>
      ))}
    </Stack>
  );
}

export function MyClasses() {
  const { t } = useTranslation('students');
  return (
    <StudyCard title={t('study.myClasses')}>
      <Classes />
    </StudyCard>
  );
}
