import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import {
  OwnCertificates,
  useOwnCertificates,
} from '#frontend/src/entities/certificates/OwnCertificates.tsx';
import { useReadOn } from '#frontend/src/lib/use-read-on.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { Badges } from './Badges.tsx';
import { Growth } from './Growth.tsx';
import { Learned } from './Learned.tsx';
import { OwnReports } from './OwnReports.tsx';
import { useLearned, useOwnReports } from './queries.ts';

/** A child's own reports as a journey: how it grows, what it has earned, and what was learnt lesson by lesson. */
export default function OwnReportsPage() {
  const { t } = useTranslation('reports');
  const reportPages = useOwnReports();
  const lessonPages = useLearned();
  const certificatePages = useOwnCertificates();
  const isReading = useReadOn(reportPages, false);
  const own = reportPages.data?.pages.flatMap(({ list }) => list) ?? [];
  const lessons = lessonPages.data?.pages.flatMap(({ list }) => list) ?? [];
  const earned = lessonPages.data?.pages[0]?.earned;
  const error = reportPages.error ?? lessonPages.error;
  const isThere = reportPages.data && lessonPages.data;
  const retry = () => void Promise.all([reportPages.refetch(), lessonPages.refetch()]);
  const hasCertificates = certificatePages.data?.pages.some(({ list }) => list.length > 0);
  const isEmpty =
    isThere &&
    own.length === 0 &&
    lessons.length === 0 &&
    !isReading &&
    !lessonPages.hasNextPage &&
    !hasCertificates;
  return (
    <>
      <PageHeader title={t('mine')} subtitle={t('own.subtitle')} />
      {error && !isThere && <ErrorState error={error} onRetry={retry} />}
      {!error && !isThere && <ListSkeleton rows={6} />}
      {isEmpty && (
        <EmptyState
          icon={<EmptyPicture name="records" />}
          title={t('own.none')}
          hint={t('own.noneHint')}
        />
      )}
      {isThere && !isEmpty && (
        <Stack spacing={3}>
          {earned && <Badges earned={earned} />}
          <OwnCertificates query={certificatePages} />
          {/* The best until a day is known when no earlier report is left out. */}
          {own.length > 0 && !reportPages.hasNextPage && <Growth reports={own} />}
          {isReading && <Skeleton variant="rounded" height="20rem" />}
          {own.length > 0 && <OwnReports query={reportPages} />}
          <Learned query={lessonPages} />
        </Stack>
      )}
    </>
  );
}
