import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import type { CertificateRow } from '#shared/certificates/fields.ts';
import { useCertificatePicture } from './use-certificate-file.ts';

/** A certificate as it looks on paper. */
export function CertificatePicture({
  certificate,
}: {
  readonly certificate: Pick<CertificateRow, 'id' | 'version' | 'title' | 'student_name'>;
}) {
  const { t } = useTranslation('ownCertificates');
  const { data, error, refetch } = useCertificatePicture(certificate);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Skeleton variant="rounded" sx={{ width: 1, height: 'auto', aspectRatio: '297 / 210' }} />
    );
  const { title, student_name: name } = certificate;
  return (
    <Box
      component="img"
      src={data.url}
      alt={t('pictureOf', { title, name })}
      sx={{
        display: 'block',
        width: 1,
        maxHeight: '70dvh',
        objectFit: 'contain',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
      }}
    />
  );
}
