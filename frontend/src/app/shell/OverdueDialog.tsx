import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { sendForEnvelope } from '#frontend/src/lib/api.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { keyOf } from '#frontend/src/lib/query.ts';
import { setOverdue, useSignedIn } from '#frontend/src/lib/session.ts';
import { type Subscription, useSubscription } from '#frontend/src/lib/subscription.ts';
import { QrCode } from '#frontend/src/ui/QrCode.tsx';
import { CODE } from '#shared/codes.ts';
import type { StoredUser } from '#shared/people/fields.ts';
import { ROLE } from '#shared/roles.ts';
import { schools } from '#shared/schools/contract.ts';

const { overdueCheck } = schools.endpoints;

async function check(id: StoredUser['id'], signal: AbortSignal) {
  const payload = { user_id: id };
  const { code } = await sendForEnvelope(overdueCheck, payload, [CODE.notOverdue], { signal });
  const overdue = code === CODE.notOverdue;
  setOverdue(overdue);
  return overdue;
}

/** Whether the expiry reminder must show; asked once when the shell starts (specification 4). */
function useOverdue() {
  const { user, role } = useSignedIn();
  return useQuery({
    // A variant, since what is kept is not the call's answer.
    queryKey: keyOf(overdueCheck, { user_id: user.id }, 'overdue'),
    queryFn: ({ signal }) => check(user.id, signal),
    // Platform operators have no subscription.
    enabled: role !== ROLE.platform,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function Contact({ tel, qrcode }: Pick<Subscription, 'tel' | 'qrcode'>) {
  const { t } = useTranslation('shell');
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      {tel && (
        <Typography>
          {t('overduePhone')} <Link href={`tel:${tel}`}>{tel}</Link>
        </Typography>
      )}
      {qrcode && (
        <>
          <QrCode value={qrcode} label={t('overdueScan')} />
          <Typography variant="body2">{t('overdueScan')}</Typography>
          <Link href={qrcode} target="_blank" rel="noopener">
            {t('overdueLink')}
          </Link>
        </>
      )}
    </Stack>
  );
}

function Reminder({ info }: { readonly info: Subscription }) {
  const { t } = useTranslation('shell');
  const { date } = useFormats();
  const { pastDue, endTime, deleteTime, authorizationCode } = info;
  return (
    <Stack spacing={2}>
      <Typography>{t(pastDue ? 'overduePast' : 'overdueSoon', { date: date(endTime) })}</Typography>
      {pastDue && <Typography>{t('overdueDelete', { date: date(deleteTime) })}</Typography>}
      {authorizationCode && (
        <Typography>
          {t('overdueCode')} <b>{authorizationCode}</b>
        </Typography>
      )}
      <Contact {...info} />
    </Stack>
  );
}

/** Reminds of the end of the subscription, once each time the shell starts. */
export function OverdueDialog() {
  const { t } = useTranslation('shell');
  const { role } = useSignedIn();
  const titleId = useId();
  const { data: overdue = false } = useOverdue();
  const { data: info } = useSubscription({ enabled: overdue });
  const [dismissed, setDismissed] = useState(false);
  const dismiss = () => setDismissed(true);
  return (
    <Dialog
      open={overdue && info !== undefined && !dismissed}
      onClose={dismiss}
      aria-labelledby={titleId}
      maxWidth={false}
      slotProps={{
        paper: { sx: ({ layout }) => ({ width: layout.overdueDialog, maxWidth: '100%' }) },
      }}
    >
      <DialogTitle id={titleId}>{t('overdueTitle')}</DialogTitle>
      <DialogContent>{info && <Reminder info={info} />}</DialogContent>
      <DialogActions>
        {role === ROLE.principal && info?.pastDue && (
          <Button component={RouterLink} to={paths.schoolExport} onClick={dismiss}>
            {t('overdueExport')}
          </Button>
        )}
        <Button variant="contained" onClick={dismiss}>
          {t('understood')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
