import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useFormats } from '#frontend/src/lib/format.ts';
import { usePageTitle } from '#frontend/src/lib/page-title.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { PublicFrame } from '#frontend/src/ui/PublicFrame.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { HomeLink } from './public/HomeLink.tsx';
import { isMissing, MissingWork } from './public/MissingWork.tsx';
import { SharePanel } from './public/SharePanel.tsx';
import { type ShownWork, useWork } from './queries.ts';
import { WorkBody } from './WorkBody.tsx';

/** The work, with its share panel beside it; on phones below. */
function PublicWork({ shown }: { readonly shown: ShownWork }) {
  const { t } = useTranslation('works');
  const { dateTime } = useFormats();
  const { work, school } = shown;
  const { id, title, author, saved_at, managed, visibility } = work;
  return (
    <>
      <PageHeader
        title={title}
        subtitle={t('bySchool', { author, school, time: dateTime(saved_at) })}
        actions={
          managed && (
            <Button component={Link} to={paths.work(id)} variant="outlined">
              {t('lookAfter')}
            </Button>
          )
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
        }}
      >
        <WorkBody shown={shown} />
        {visibility === 'public' && (
          <Paper component="aside" aria-label={t('share')} sx={{ p: 3, maxWidth: { md: 280 } }}>
            <SharePanel work={work} />
          </Paper>
        )}
      </Box>
    </>
  );
}

function OneWork({ id }: { readonly id: string }) {
  const { data, error, refetch } = useWork(id);
  usePageTitle(data?.work.title);
  if (isMissing(error)) return <MissingWork />;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" sx={{ aspectRatio: '16 / 9', height: 'auto' }} />;
  return <PublicWork shown={data} />;
}

/** The public page of a published work. */
export default function PublicWorkPage() {
  const { t } = useTranslation('works');
  const { id = '' } = useParams();
  return (
    <PublicFrame
      links={
        <>
          <Button component={Link} to={paths.gallery}>
            {t('gallery')}
          </Button>
          <HomeLink />
        </>
      }
    >
      <OneWork key={id} id={id} />
    </PublicFrame>
  );
}
