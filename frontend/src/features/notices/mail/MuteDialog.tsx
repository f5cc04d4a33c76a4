import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#frontend/src/lib/query.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { SavedSwitch } from '#frontend/src/ui/form/SavedSwitch.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { notices } from '#shared/notices/contract.ts';
import { kindsOf, MUTABLE_KINDS, type MutableKind } from '#shared/notices/rules.ts';

const { settings, mute, unreadCount } = notices.endpoints;

/** A switch for each kind that can be muted. Each change is saved at once. */
function Switches({ muted }: { readonly muted: readonly MutableKind[] }) {
  const { t } = useTranslation('mail');
  const { role } = useSignedIn();
  const change = useChange(mute, { changes: [settings, unreadCount] });
  const own = MUTABLE_KINDS.filter((kind) => kindsOf(role).includes(kind));
  const set = async (kind: MutableKind, rings: boolean) => {
    const kinds = rings ? muted.filter((each) => each !== kind) : [...muted, kind];
    await change.mutateAsync({ kinds });
    toast.success(t('mute.saved'));
  };
  return (
    <Stack>
      {own.map((kind) => (
        <SavedSwitch
          key={kind}
          label={t(`kind.${kind}`)}
          checked={!muted.includes(kind)}
          disabled={change.isPending}
          onSave={(rings) => set(kind, rings)}
        />
      ))}
    </Stack>
  );
}

/** Which kinds of notices ring the bell. */
export function MuteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('mail');
  const { data, error, refetch } = useQuery(queryOf(settings, {}));
  return (
    <ClosableDialog title={t('mute.title')} maxWidth="xs" onClose={onClose}>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>{t('mute.hint')}</DialogContentText>
        {data && <Switches muted={data.muted} />}
        {!data && !error && <ListSkeleton rows={5} />}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('mute.close')}</Button>
      </DialogActions>
    </ClosableDialog>
  );
}
