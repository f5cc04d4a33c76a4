import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { WorkViewer } from '#frontend/src/entities/works/view/WorkViewer.tsx';
import { usePageTitle } from '#frontend/src/lib/page-title.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { SchoolFrame } from '#frontend/src/ui/SchoolFrame.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import { sharing } from '#shared/sharing/contract.ts';

/** A work of the report that the family reads, to be played. */
export default function SharedWorkPage() {
  const { t } = useTranslation('parents');
  const { token = '', at = '' } = useParams();
  const { data, error, refetch } = useQuery(
    queryOf(sharing.endpoints.work, { token, at: Number(at) }),
  );
  usePageTitle(data?.title);
  return (
    <SchoolFrame maxWidth="md" school={data?.school}>
      {/* The page of the report comes from the server. */}
      <Button
        component="a"
        href={paths.sharedReport(token)}
        startIcon={<ArrowBackIcon />}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('family.toReport')}
      </Button>
      {!data && !error && <PageLoading />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {data.title}
          </Typography>
          {/* The file name may contain the student's name. */}
          <WorkViewer file={{ ...data, name: '' }} />
        </>
      )}
    </SchoolFrame>
  );
}
