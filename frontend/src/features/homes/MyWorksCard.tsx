import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNewestWorks } from '#frontend/src/entities/works/queries.ts';
import { WorkGrid } from '#frontend/src/entities/works/WorkGrid.tsx';
import { WorkState } from '#frontend/src/entities/works/WorkState.tsx';
import { WorkTile } from '#frontend/src/entities/works/WorkTile.tsx';
import { paths } from '#frontend/src/lib/paths.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { HOME_SHOWS } from '#shared/homes.ts';
import { HomeCard } from './HomeCard.tsx';

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
    <HomeCard title={t('student.works')} action={toCreate}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data?.length === 0 && (
        <EmptyState title={t('student.noWorks')} hint={t('student.noWorksHint')} />
      )}
      {data && data.length > 0 && (
        <WorkGrid label={t('student.works')}>
          {data.map((work) => (
            <WorkTile
              key={work.id}
              work={work}
              to={paths.work(work.id)}
              line={<WorkState work={work} />}
            />
          ))}
        </WorkGrid>
      )}
    </HomeCard>
  );
}
