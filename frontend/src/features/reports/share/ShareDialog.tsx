import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { copyText } from '#frontend/src/lib/copy-text.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { absolute, paths } from '#frontend/src/lib/paths.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { LabelledDay } from '#frontend/src/ui/form/LabelledDay.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { QrCode } from '#frontend/src/ui/QrCode.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { ReportId } from '#shared/ids.ts';
import { reports } from '#shared/reports/contract.ts';
import type { ReportShare } from '#shared/reports/fields.ts';
import { STATES, useDraft } from '../queries.ts';
import { readingOf } from './reading-of.ts';

type Share = z.infer<ReturnType<typeof ReportShare>>;
const { shareRenew, shareRevoke, shareExpire, wordSeen } = reports.endpoints;

interface PartProps {
  readonly reportId: ReportId;
  readonly share: Share;
}

interface AddressProps {
  readonly token: string;
  /** Of the child, and of the report. */
  readonly name: string;
  readonly report: string;
}

/** The address for the family, as a code and to be copied, and what can be saved behind it. */
function Address({ token, name, report }: AddressProps) {
  const { t } = useTranslation('reports');
  const address = absolute(paths.sharedReport(token));
  const copy = () => copyText(address, { done: t('share.copied'), failed: t('share.notCopied') });
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: 'center' }}>
      <QrCode value={address} label={t('share.code', { name })} />
      <Stack spacing={1} sx={{ flex: 1, width: 1 }}>
        <LabelledInput label={t('share.address')} value={address} readOnly />
        <Button
          variant="contained"
          startIcon={<ContentCopyIcon />}
          onClick={() => void copy()}
          sx={{ alignSelf: 'start' }}
        >
          {t('share.copy')}
        </Button>
        <Stack direction="row" spacing={1}>
          <Button component="a" href={`${address}.png`} download={`${name} ${report}.png`}>
            {t('family.poster')}
          </Button>
          <Button component="a" href={`${address}.pdf`} download={`${name} ${report}.pdf`}>
            {t('family.pdf')}
          </Button>
        </Stack>
      </Stack>
    </Stack>
  );
}

/** The address, or why there is none. */
function Opening({ share, ...names }: Pick<PartProps, 'share'> & Omit<AddressProps, 'token'>) {
  const { t } = useTranslation('reports');
  if (share.token) return <Address token={share.token} {...names} />;
  return <Alert severity="warning">{t(share.revoked ? 'share.revoked' : 'share.over')}</Alert>;
}

/** When the family has opened the page. */
function Reads({ share }: Pick<PartProps, 'share'>) {
  const { t } = useTranslation('reports');
  const { dateTime } = useFormats();
  const { first_read: first, last_read: last, reads } = share;
  const reading = readingOf(share);
  if (reading === 'never') return <Typography>{t('share.unread')}</Typography>;
  if (reading === 'earlier')
    return <Typography>{t('share.unreadAnew', { count: reads })}</Typography>;
  return (
    <Typography>
      {t('share.reads', { count: reads })}
      {first && ` · ${t('share.first', { time: dateTime(first) })}`}
      {last && ` · ${t('share.last', { time: dateTime(last) })}`}
    </Typography>
  );
}

/** What the family has written, once. */
function Word({ reportId, share }: PartProps) {
  const { t } = useTranslation('reports');
  const { dateTime } = useFormats();
  const seeing = useChange(wordSeen, { changes: STATES });
  const { word } = share;
  if (!word) return null;
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {t(`share.words.${word.kind}`)} · {dateTime(word.at)}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{word.text}</Typography>
      {!word.seen && (
        <Button loading={seeing.isPending} onClick={() => seeing.mutate({ report_id: reportId })}>
          {t('share.wordSeen')}
        </Button>
      )}
    </Paper>
  );
}

/** Both end the address that the family has, so both ask first. */
function Ending({ reportId, share }: PartProps) {
  const { t } = useTranslation('reports');
  const [asking, setAsking] = useState<'renew' | 'revoke' | null>(null);
  const renewing = useChange(shareRenew, { changes: STATES });
  const revoking = useChange(shareRevoke, { changes: STATES });
  const close = { onSettled: () => setAsking(null) };
  const isRenewing = asking === 'renew';
  return (
    <Stack direction="row" spacing={1}>
      <Button onClick={() => setAsking('renew')}>{t('share.renew')}</Button>
      {share.token && (
        <Button color="error" onClick={() => setAsking('revoke')}>
          {t('share.revoke')}
        </Button>
      )}
      <ConfirmDialog
        open={asking !== null}
        title={t(isRenewing ? 'share.renewTitle' : 'share.revokeTitle')}
        text={t(isRenewing ? 'share.renewText' : 'share.revokeText')}
        confirmLabel={t(isRenewing ? 'share.renew' : 'share.revoke')}
        destructive={!isRenewing}
        working={renewing.isPending || revoking.isPending}
        onConfirm={() =>
          isRenewing
            ? renewing.mutate({ report_id: reportId, rev: share.rev }, close)
            : revoking.mutate({ report_id: reportId }, close)
        }
        onCancel={() => setAsking(null)}
      />
    </Stack>
  );
}

function Expiry({ reportId, share }: PartProps) {
  const { t } = useTranslation('reports');
  const expiring = useChange(shareExpire, { changes: STATES });
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'end' }}>
      <div>
        <LabelledDay
          key={share.expires}
          label={t('share.until')}
          value={share.expires}
          onChange={(until) => expiring.mutate({ report_id: reportId, until })}
        />
      </div>
      {share.expires && (
        <Button
          loading={expiring.isPending}
          onClick={() => expiring.mutate({ report_id: reportId, until: '' })}
        >
          {t('share.forever')}
        </Button>
      )}
    </Stack>
  );
}

/** The page that a family opens without an account: its address, who has read it, and what ends it. */
export function ShareDialog({ reportId, onClose }: { reportId: ReportId; onClose: () => void }) {
  const { t } = useTranslation('reports');
  const { data, error, refetch } = useDraft({ report_id: reportId });
  const share = data?.report.share;
  const name = data?.report.student.name ?? '';
  const isPublished = data?.report.state === 'published';
  return (
    <ClosableDialog title={t('share.title', { name })} maxWidth="sm" onClose={onClose}>
      <DialogContent>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !data && <ListSkeleton rows={4} />}
        {data && !share && <Alert severity="info">{t('share.notPublished')}</Alert>}
        {share && (
          <Stack spacing={2}>
            {isPublished ? (
              <Opening share={share} name={name} report={data?.report.content.name ?? ''} />
            ) : (
              <Alert severity="info">{t('share.notPublished')}</Alert>
            )}
            <Reads share={share} />
            <Word reportId={reportId} share={share} />
            {isPublished && <Expiry reportId={reportId} share={share} />}
            {isPublished && <Ending reportId={reportId} share={share} />}
          </Stack>
        )}
      </DialogContent>
    </ClosableDialog>
  );
}
