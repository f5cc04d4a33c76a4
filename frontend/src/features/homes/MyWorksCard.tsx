import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { UnsentBadge } from '#frontend/src/entities/scratch/UnsentBadge.tsx';
import { useNewestWorks } from '#frontend/src/entities/works/queries.ts';
import { WorkTile } from '#frontend/src/entities/works/WorkTile.tsx';
import { paths } from '#frontend/src/lib/paths.ts';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import type { WorkDto } from '#shared/works/fields.ts';
import { WORKS_SHOWN } from '#shared/works/limits.ts';

/** One beside the other; on phones the newest is the largest. */
function Tiles({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('homes');
  return (
    <Box
      component="ul"
      aria-label={t('student.works')}
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        m: 0,
        p: 0,
        listStyle: 'none',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(3, minmax(0, 1fr))',
        },
        '& > :first-of-type': { gridColumn: { xs: 'span 2', sm: 'auto' } },
      }}
    >
      {children}
    </Box>
  );
}

const Waiting = () => (
  <Tiles>
    {Array.from({ length: WORKS_SHOWN }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: identical tiles that never move
      <Box key={at} component="li">
        <Skeleton variant="rounded" sx={{ aspectRatio: '1', height: 'auto' }} />
      </Box>
    ))}
  </Tiles>
);

/** A project goes on where the child left off; of another work there is only something to see. */
function MyWork({ work }: { readonly work: WorkDto }) {
  const { t } = useTranslation('homes');
  const isProject = work.kind === 'scratch';
  return (
    <WorkTile
      work={work}
      to={isProject ? paths.project(work.id) : paths.work(work.id)}
      badge={<UnsentBadge work={work.id} />}
      line={
        <Typography
          component="span"
          color="primary"
          sx={{ fontSize: '1.0625rem', fontWeight: 700 }}
        >
          {isProject ? t('student.goOn') : t('student.look')}
        </Typography>
      }
    />
  );
}

/** The student's newest works. */
export function MyWorksCard() {
  const { t } = useTranslation('homes');
  const { data, error, refetch } = useNewestWorks(WORKS_SHOWN);
  const all = (
    <Button component={Link} to={paths.create}>
      {t('student.allWorks')}
    </Button>
  );
  return (
    <TitledCard title={t('student.works')} action={all}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
      {data?.length === 0 && (
        <EmptyState
          icon={<EmptyPicture name="works" />}
          title={t('student.noWorks')}
          hint={t('student.noWorksHint')}
        />
      )}
      {data && data.length > 0 && (
        <Tiles>
          {data.map((work) => (
            <MyWork key={work.id} work={work} />
          ))}
        </Tiles>
      )}
    </TitledCard>
  );
}
