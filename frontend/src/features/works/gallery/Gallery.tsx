import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { WorkGrid } from '#frontend/src/entities/works/WorkGrid.tsx';
import { WorkTile } from '#frontend/src/entities/works/WorkTile.tsx';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSession } from '#frontend/src/lib/session.ts';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import { ROLE, type Role, STAFF } from '#shared/roles.ts';
import { type GalleryQuestion, useGallery } from './use-gallery.ts';

const CARDS = 8;

/** Placeholders while works are loading. */
function GridSkeleton() {
  const { t } = useTranslation();
  return (
    <Box
      role="status"
      aria-label={t('loading')}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
      }}
    >
      {Array.from({ length: CARDS }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical cards that never move
        <Skeleton key={card} variant="rounded" sx={{ height: 'auto', aspectRatio: '4 / 5' }} />
      ))}
    </Box>
  );
}

/** Roles that have a page for works inside the shell. */
const INSIDE: readonly (Role | undefined)[] = [...STAFF, ROLE.student];

function Nothing({ question: { search, category, scope } }: Props) {
  const { t } = useTranslation('works');
  const isNarrowed = search !== '' || category !== '';
  return (
    <EmptyState
      icon={<EmptyPicture name="works" />}
      title={t(isNarrowed ? 'nothingFound' : 'nothingPublished')}
      {...(!isNarrowed && scope !== 'public' && { hint: t('nothingPublishedHint') })}
    />
  );
}

interface Props {
  readonly question: GalleryQuestion;
}

/** The works of the gallery. */
export function Gallery({ question }: Props) {
  const { t } = useTranslation('works');
  const role = useSession()?.role;
  const query = useGallery(question);
  const { data, error } = query;
  if (question.scope === 'class' && !question.classId) return null;
  if (error && !data) return <ErrorState error={error} onRetry={() => void query.refetch()} />;
  if (!data) return <GridSkeleton />;
  if (data.length === 0) return <Nothing question={question} />;
  return (
    <Box aria-busy={query.isPlaceholderData}>
      <WorkGrid label={t('gallery')}>
        {data.map((work) => (
          <WorkTile
            key={work.id}
            work={work}
            to={INSIDE.includes(role) ? paths.work(work.id) : paths.publicWork(work.id)}
            line={work.author}
          />
        ))}
      </WorkGrid>
      <MoreButton query={query} sx={{ mt: 2 }} />
    </Box>
  );
}
