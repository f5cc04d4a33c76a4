import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { copyText } from '#frontend/src/lib/copy-text.ts';
import { absolute, paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { SavedSwitch } from '#frontend/src/ui/form/SavedSwitch.tsx';
import { QrCode } from '#frontend/src/ui/QrCode.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { ROLE } from '#shared/roles.ts';
import { useLeadSettings, useSetJoinOpen } from '../queries.ts';

/** The address of the form where families ask, its code, and the switch that closes it. */
function JoinPage({ open }: { readonly open: boolean }) {
  const { t } = useTranslation('leads');
  const { role, user } = useSignedIn();
  const { mutateAsync } = useSetJoinOpen();
  const address = absolute(paths.joinSchool(user.school_id));
  const copy = () => copyText(address, { done: t('joining.copied'), failed: address });
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>{t('joining.explain')}</Typography>
      {role === ROLE.principal && (
        <SavedSwitch
          label={t('joining.open')}
          checked={open}
          onSave={(join_open) => mutateAsync({ join_open })}
        />
      )}
      {!open && <Alert severity="info">{t('joining.closed')}</Alert>}
      <QrCode value={address} label={t('joining.qr')} size="200px" margin={2} />
      <Typography sx={{ overflowWrap: 'anywhere' }}>{address}</Typography>
      <Button startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
        {t('joining.copy')}
      </Button>
    </Stack>
  );
}

export function JoinPageDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('leads');
  const { data, error, refetch } = useLeadSettings();
  return (
    <ClosableDialog title={t('joining.title')} maxWidth="xs" onClose={onClose}>
      <DialogContent>
        {data && <JoinPage open={data.join_open} />}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <ListSkeleton rows={3} />}
      </DialogContent>
    </ClosableDialog>
  );
}
