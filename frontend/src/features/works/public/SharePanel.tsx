import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import ShareIcon from '@mui/icons-material/Share';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { copyText } from '#frontend/src/lib/copy-text.ts';
import { absolute, paths } from '#frontend/src/lib/paths.ts';
import { QrCode } from '#frontend/src/ui/QrCode.tsx';
import type { WorkDto } from '#shared/works/fields.ts';

interface Props {
  readonly work: Pick<WorkDto, 'id' | 'title'>;
}

/** Cancelling the device's share dialog is not an error. */
const isGivenUp = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

function ShareButtons({ title, address }: { readonly title: string; readonly address: string }) {
  const { t } = useTranslation('works');
  const copy = () => copyText(address, { done: t('copied'), failed: t('notCopied') });
  const share = () =>
    navigator.share({ title, url: address }).catch((error: unknown) => {
      if (!isGivenUp(error)) void copy();
    });
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {'share' in navigator && (
        <Button variant="contained" startIcon={<ShareIcon />} onClick={() => void share()}>
          {t('shareNow')}
        </Button>
      )}
      <Button variant="outlined" startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </Stack>
  );
}

/** Shares a public work: QR code, address, and the device's share dialog. */
export function SharePanel({ work: { id, title } }: Props) {
  const { t } = useTranslation('works');
  const address = absolute(paths.publicWork(id));
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center' }}>
      <Typography color="textSecondary">{t('shareHint')}</Typography>
      <QrCode value={address} label={t('shareCode', { title })} />
      <ShareButtons title={title} address={address} />
    </Stack>
  );
}
