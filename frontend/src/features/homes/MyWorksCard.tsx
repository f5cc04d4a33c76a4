import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNewestWorks } from '#frontend/src/entities/works/queries.ts';
import { WorkTiles } from '#frontend/src/entities/works/WorkTiles.tsx';
import { paths } from '#frontend/src/lib/paths.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { HOME_SHOWS } from '#shared/homes.ts';

/** The student's newest works, with their likes. */
export function MyWorksCard() {
  const { t } = useTranslation('homes');
  const { data, error, refetch } = useNewestWorks(HOME_SHOWS.works);
  const toCreate = (
    <Button component={Link} to={paths.create}>
      {t('student.toCreate')}
    </Button>
  );
  return (
    <TitledCard title={t('student.works')} action={toCreate}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data?.length === 0 && (
        <EmptyState title={t('student.noWorks')} hint={t('student.noWorksHint')} />
      )}
      {data && data.length > 0 && <WorkTiles label={t('student.works')} works={data} />}
    </TitledCard>
  );
}
