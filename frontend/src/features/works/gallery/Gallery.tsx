import CollectionsIcon from '@mui/icons-material/Collections';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { MoreButton } from '#frontend/src/entities/works/MoreButton.tsx';
import { WorkGrid } from '#frontend/src/entities/works/WorkGrid.tsx';
import { WorkTile } from '#frontend/src/entities/works/WorkTile.tsx';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSession } from '#frontend/src/lib/session.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ROLE, type Role, STAFF } from '#shared/roles.ts';
import { GridSkeleton } from './GridSkeleton.tsx';
import { type GalleryQuestion, useGallery } from './use-gallery.ts';

/** Who has a page for works inside the shell. */
const INSIDE: readonly (Role | undefined)[] = [...STAFF, ROLE.student];

function Nothing({ question: { search, category, scope } }: Props) {
  const { t } = useTranslation('works');
  const isNarrowed = search !== '' || category !== '';
  return (
    <EmptyState
      icon={<CollectionsIcon color="disabled" fontSize="large" />}
      title={t(isNarrowed ? 'nothingFound' : 'nothingPublished')}
      {...(!isNarrowed && scope !== 'public' && { hint: t('nothingPublishedHint') })}
    />
  );
}

interface Props {
  readonly question: GalleryQuestion;
}

/** The works that were asked for. */
export function Gallery({ question }: Props) {
  const { t } = useTranslation('works');
  const role = useSession()?.role;
  const query = useGallery(question);
  const { data, error } = query;
  if (question.scope === 'class' && !question.classId) return null;
  if (error) return <ErrorState error={error} onRetry={() => void query.refetch()} />;
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
      <MoreButton query={query} />
    </Box>
  );
}
