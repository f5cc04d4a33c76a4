import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { CertificateRow } from '#shared/certificates/fields.ts';
import { CERTIFICATE_FILES } from '#shared/certificates/states.ts';
import { useDownloadCertificate } from './use-certificate-file.ts';

/** A certificate as a picture for the phone, and as a sheet for the printer. */
export function DownloadButtons({
  certificate: { id, title },
}: {
  readonly certificate: Pick<CertificateRow, 'id' | 'title'>;
}) {
  const { t } = useTranslation('ownCertificates');
  const { mutate, isPending, variables } = useDownloadCertificate();
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {CERTIFICATE_FILES.map((kind) => (
        <Button
          key={kind}
          variant="outlined"
          startIcon={<DownloadIcon />}
          loading={isPending && variables.kind === kind}
          loadingPosition="start"
          aria-label={kind === 'png' ? t('pngOf', { title }) : t('pdfOf', { title })}
          onClick={() => mutate({ id, kind })}
        >
          {kind === 'png' ? t('png') : t('pdf')}
        </Button>
      ))}
    </Stack>
  );
}
