import EditIcon from '@mui/icons-material/Edit';
import PublicIcon from '@mui/icons-material/Public';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { PageHeader } from '#frontend/src/components/PageHeader.tsx';
import { EmptyState } from '#frontend/src/components/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/components/states/ErrorState.tsx';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { WorkRecord } from '#shared/contracts/work-fields.ts';
import { Comments } from './Comments.tsx';
import { LikeButton } from './LikeButton.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { useWork } from './queries.ts';
import { WorkViewer } from './view/WorkViewer.tsx';

function BackButton() {
  const { t } = useTranslation('works');
  return (
    <Button component={Link} to="/create">
      {t('back')}
    </Button>
  );
}

function Actions({ work }: { readonly work: WorkRecord }) {
  const { t } = useTranslation('works');
  const [isPublishing, setPublishing] = useState(false);
  return (
    <>
      <BackButton />
      {work.mine && (
        <Button variant="outlined" startIcon={<PublicIcon />} onClick={() => setPublishing(true)}>
          {t('publish')}
        </Button>
      )}
      {isPublishing && <PublishDialog work={work} onClose={() => setPublishing(false)} />}
      {work.mine && work.kind === 'scratch' && (
        <Button
          component={Link}
          to={`/scratch/${work.id}`}
          variant="contained"
          startIcon={<EditIcon />}
        >
          {t('goOn')}
        </Button>
      )}
    </>
  );
}

function OneWork({ id }: { readonly id: string }) {
  const { t } = useTranslation('works');
  const { dateTime } = useFormats();
  const { data, error, refetch } = useWork(id);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" sx={{ aspectRatio: '16 / 9', height: 'auto' }} />;
  const { work, version } = data;
  const { title, author, description, saved_at, plays } = work;
  return (
    <>
      <PageHeader
        title={title}
        subtitle={t('by', { author, time: dateTime(saved_at) })}
        actions={<Actions work={work} />}
      />
      <Stack spacing={3}>
        <WorkViewer work={work} version={version} />
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <LikeButton work={work} />
          <Typography color="textSecondary">{t('plays', { count: plays })}</Typography>
        </Stack>
        {description && <Typography sx={{ whiteSpace: 'pre-line' }}>{description}</Typography>}
        <Comments work={work} />
      </Stack>
    </>
  );
}

/** One work: looked at, played, liked and spoken of. */
export default function WorkPage() {
  const { t } = useTranslation('works');
  const [search] = useSearchParams();
  const id = search.get('id');
  if (id) return <OneWork key={id} id={id} />;
  return <EmptyState title={t('noWork')} heading="h1" action={<BackButton />} />;
}
