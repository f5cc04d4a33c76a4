import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNewestWorks } from '#frontend/src/entities/works/queries.ts';
import { WorkTiles } from '#frontend/src/entities/works/WorkTiles.tsx';
import { paths } from '#frontend/src/lib/paths.ts';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { StudentId } from '#shared/ids.ts';

const SHOWN = 12;

/** The student's newest works. */
export function WorksTab({ id }: { readonly id: StudentId }) {
  const { t } = useTranslation('students');
  const { data, error, refetch } = useNewestWorks(SHOWN, id);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  if (data.length === 0)
    return <EmptyState icon={<EmptyPicture name="works" />} title={t('profile.noWorks')} />;
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <WorkTiles label={t('profile.tabs.works')} works={data} />
      <Button component={Link} to={paths.studentWorks(id)}>
        {t('profile.allWorks')}
      </Button>
    </Stack>
  );
}
