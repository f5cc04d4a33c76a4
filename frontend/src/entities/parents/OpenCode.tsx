import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '#frontend/src/lib/copy-text.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { PrintSheet } from '#frontend/src/ui/PrintSheet.tsx';
import { ParentCode } from './ParentCode.tsx';
import { addressOf, type ParentCodeAnswer, type useParentCodeOf } from './use-parent-code.ts';

interface Props extends Pick<ReturnType<typeof useParentCodeOf>, 'renewing' | 'revoking'> {
  readonly code: ParentCodeAnswer;
  readonly token: string;
}

function Hand({ address }: { readonly address: string }) {
  const { t } = useTranslation('parentCodes');
  const copy = () => copyText(address, { done: t('copied'), failed: t('notCopied') });
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => print()}>
        {t('print')}
      </Button>
    </Stack>
  );
}

/** Both end the address, so both ask first. */
function EndButtons({ code: { rev }, renewing, revoking }: Omit<Props, 'token'>) {
  const { t } = useTranslation('parentCodes');
  const [asking, setAsking] = useState<'renew' | 'revoke' | null>(null);
  const close = () => setAsking(null);
  const confirm = () => {
    if (asking === 'renew')
      renewing.mutate(rev, { onSuccess: () => toast.success(t('renewed')), onSettled: close });
    else
      revoking.mutate(undefined, {
        onSuccess: () => toast.success(t('revoked')),
        onSettled: close,
      });
  };
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button onClick={() => setAsking('renew')}>{t('renew')}</Button>
      <Button color="error" onClick={() => setAsking('revoke')}>
        {t('revoke')}
      </Button>
      <ConfirmDialog
        open={asking !== null}
        title={t(asking === 'renew' ? 'renewTitle' : 'revokeTitle')}
        text={t(asking === 'renew' ? 'renewText' : 'revokeText')}
        confirmLabel={t(asking === 'renew' ? 'renew' : 'revoke')}
        destructive={asking === 'revoke'}
        working={renewing.isPending || revoking.isPending}
        onConfirm={confirm}
        onCancel={close}
      />
    </Stack>
  );
}

/** The page is open: its code on a sheet of its own, the address, and what ends it. */
export function OpenCode({ code, token, renewing, revoking }: Props) {
  const { t } = useTranslation('parentCodes');
  const address = addressOf(token);
  return (
    <Stack spacing={2}>
      <PrintSheet>
        <ParentCode token={token} name={code.name} />
      </PrintSheet>
      <LabelledInput label={t('address')} value={address} readOnly />
      <Typography variant="body2" color="textSecondary">
        {t('secret')}
      </Typography>
      <Hand address={address} />
      <EndButtons code={code} renewing={renewing} revoking={revoking} />
    </Stack>
  );
}
