import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '#frontend/src/lib/copy-text.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { QrCode } from '#frontend/src/ui/QrCode.tsx';
import { useFeedAddress } from './use-feed.ts';

interface Props {
  readonly feed: string;
  readonly made: string;
  readonly revoking: boolean;
  readonly onRevoke: () => void;
}

/** The address of the calendar feed: as a QR code for phones, as text to copy, and with a button that revokes it. */
export function FeedAddress({ feed, made, revoking, onRevoke }: Props) {
  const { t } = useTranslation('feeds');
  const { dateTime } = useFormats();
  const [asking, setAsking] = useState(false);
  const { web, app } = useFeedAddress()(feed);
  const copy = () => copyText(web, { done: t('copied'), failed: t('notCopied') });
  return (
    <Stack spacing={2}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <QrCode value={app} label={t('scan')} />
        <Typography variant="body2">{t('scan')}</Typography>
        <Link href={app}>{t('open')}</Link>
      </Stack>
      <LabelledInput label={t('address')} value={web} readOnly />
      <Typography variant="body2" color="textSecondary">
        {t('secret')} {t('made', { when: dateTime(made) })}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button color="error" loading={revoking} onClick={() => setAsking(true)}>
          {t('revoke')}
        </Button>
      </Stack>
      <ConfirmDialog
        open={asking}
        title={t('revokeTitle')}
        text={t('revokeText')}
        confirmLabel={t('revoke')}
        destructive
        onConfirm={() => {
          setAsking(false);
          onRevoke();
        }}
        onCancel={() => setAsking(false)}
      />
    </Stack>
  );
}
