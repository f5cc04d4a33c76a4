import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { pagesOf } from '#frontend/src/lib/query.ts';
import { CardGrid } from '#frontend/src/ui/CardGrid.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { certificates } from '#shared/certificates/contract.ts';
import { CertificatePicture } from './CertificatePicture.tsx';
import { DownloadButtons } from './DownloadButtons.tsx';

const SHOWN = 6;

/** Asked for by the page, so that an empty page can say so. */
export const useOwnCertificates = () =>
  useInfiniteQuery(pagesOf(certificates.endpoints.list, { limit: SHOWN }));

/** A child's own certificates, large, the newest first. Nothing before the first one. */
export function OwnCertificates({
  query,
}: {
  readonly query: ReturnType<typeof useOwnCertificates>;
}) {
  const { t } = useTranslation('ownCertificates');
  const { day } = useFormats();
  const own = query.data?.pages.flatMap(({ list }) => list) ?? [];
  if (query.error && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (own.length === 0) return null;
  return (
    <TitledCard title={t('title')}>
      <Typography sx={{ mb: 2, fontSize: '1.0625rem' }}>{t('well')}</Typography>
      <CardGrid gap={3} columns="repeat(auto-fill, minmax(min(100%, 380px), 1fr))">
        {own.map((certificate) => (
          <Box component="li" key={certificate.id} sx={{ minWidth: 0 }}>
            <CertificatePicture certificate={certificate} />
            <Typography variant="h3" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
              {certificate.title}
            </Typography>
            <Typography color="textSecondary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
              {[certificate.course, certificate.level, day(certificate.date)]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
            <DownloadButtons certificate={certificate} />
          </Box>
        ))}
      </CardGrid>
      <MoreButton query={query} fullWidth sx={{ mt: 2 }}>
        {t('earlier')}
      </MoreButton>
    </TitledCard>
  );
}
