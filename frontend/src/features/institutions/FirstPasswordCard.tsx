import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { useFirstPassword, useRenewFirstPassword } from './queries.ts';

function Shown() {
  const { t } = useTranslation('institutions');
  const { data, error, isFetching, refetch } = useFirstPassword();
  const renew = useRenewFirstPassword();
  const [asking, setAsking] = useState(false);
  const password = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => password.current?.focus(), []);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const confirm = () =>
    data &&
    renew.mutate(
      { number: data.number },
      {
        onSuccess: () => toast.success(t('firstPassword.done')),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Typography
        ref={password}
        tabIndex={-1}
        variant="h3"
        component="p"
        aria-live="polite"
        sx={{ fontFamily: 'monospace' }}
      >
        {data?.password ?? '…'}
      </Typography>
      <Button variant="outlined" disabled={!data || isFetching} onClick={() => setAsking(true)}>
        {t('firstPassword.renew')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('firstPassword.ask')}
        text={t('firstPassword.effect')}
        confirmLabel={t('firstPassword.renew')}
        working={renew.isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** The first password of the school, hidden until it is asked for. Principals only. */
export function FirstPasswordCard() {
  const { t } = useTranslation('institutions');
  const [shown, setShown] = useState(false);
  return (
    <Paper component="section" aria-labelledby="first-password" sx={{ p: 3 }}>
      <Stack
        spacing={2}
        sx={{ alignItems: 'center', textAlign: 'center', maxWidth: '22rem', marginInline: 'auto' }}
      >
        <Typography id="first-password" variant="h2">
          {t('firstPassword.title')}
        </Typography>
        <Typography color="textSecondary">{t('firstPassword.hint')}</Typography>
        {shown ? (
          <Shown />
        ) : (
          <Button variant="outlined" onClick={() => setShown(true)}>
            {t('firstPassword.show')}
          </Button>
        )}
      </Stack>
    </Paper>
  );
}
