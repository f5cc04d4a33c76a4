import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useFormats } from '#frontend/src/lib/format.ts';
import { usePageTitle } from '#frontend/src/lib/page-title.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { isMissing, MissingWork } from './public/MissingWork.tsx';
import { WorkNotes } from './publish/WorkNotes.tsx';
import { useWork } from './queries.ts';
import { WorkActions } from './WorkActions.tsx';
import { WorkBody } from './WorkBody.tsx';

function OneWork({ id }: { readonly id: string }) {
  const { t } = useTranslation('works');
  const { dateTime } = useFormats();
  const { data, error, refetch } = useWork(id);
  usePageTitle(data?.work.title);
  if (isMissing(error)) return <MissingWork />;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" sx={{ aspectRatio: '16 / 9', height: 'auto' }} />;
  const { work } = data;
  const { title, author, saved_at } = work;
  return (
    <>
      <PageHeader
        title={title}
        subtitle={t('by', { author, time: dateTime(saved_at) })}
        actions={<WorkActions work={work} />}
      />
      <WorkNotes work={work} />
      <WorkBody shown={data} />
    </>
  );
}

/** The page of a work. */
export default function WorkPage() {
  const { t } = useTranslation('works');
  const [search] = useSearchParams();
  const id = search.get('id');
  if (id) return <OneWork key={id} id={id} />;
  return (
    <EmptyState
      title={t('noWork')}
      heading="h1"
      action={
        <Button component={Link} to={paths.create}>
          {t('back')}
        </Button>
      }
    />
  );
}
