import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CertificatePicture } from '#frontend/src/entities/certificates/CertificatePicture.tsx';
import { DownloadButtons } from '#frontend/src/entities/certificates/DownloadButtons.tsx';
import { useFormats } from '#frontend/src/lib/format.ts';
import { absolute, paths } from '#frontend/src/lib/paths.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import type { CertificateRow } from '#shared/certificates/fields.ts';
import { codeIn } from '#shared/certificates/number.ts';

interface Props {
  readonly certificate: CertificateRow;
  readonly onClose: () => void;
}

function Revoked({ certificate }: Pick<Props, 'certificate'>) {
  const { t } = useTranslation('certificates');
  const { day } = useFormats();
  return (
    <Alert severity="error">
      {t('revokedOn', { day: day(certificate.revoked), reason: certificate.reason })}
    </Alert>
  );
}

/** A certificate as it looks, to be downloaded, with its number and the page that verifies it. */
export function CertificateDialog({ certificate, onClose }: Props) {
  const { t } = useTranslation('certificates');
  const { dateTime } = useFormats();
  const { student_name, title, number, state, version, made, by_name } = certificate;
  const address = absolute(paths.verifiedCertificate(codeIn(number) ?? number));
  return (
    <ClosableDialog title={`${student_name} · ${title}`} maxWidth="md" onClose={onClose}>
      <DialogContent>
        <Stack spacing={2}>
          {state === 'revoked' ? (
            <Revoked certificate={certificate} />
          ) : (
            <>
              <CertificatePicture certificate={certificate} />
              <DownloadButtons certificate={certificate} />
            </>
          )}
          <div>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{t('numberIs', { number })}</Typography>
            <Typography variant="body2" color="textSecondary">
              {t('madeBy', { time: dateTime(made), name: by_name })}
              {version > 1 && ` · ${t('versionNo', { version })}`}
            </Typography>
            <Link href={address} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
              {t('verifyPage')}
            </Link>
          </div>
        </Stack>
      </DialogContent>
    </ClosableDialog>
  );
}
