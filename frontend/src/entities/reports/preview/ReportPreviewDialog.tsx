import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#frontend/src/lib/query.ts';
import { useSession } from '#frontend/src/lib/session.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import type { ReportId } from '#shared/ids.ts';
import { reports } from '#shared/reports/contract.ts';
import { ReportPreview } from './ReportPreview.tsx';

interface Props {
  readonly reportId: ReportId;
  /** An earlier version, for staff. */
  readonly version?: number | undefined;
  /** The draft, for staff. */
  readonly draft?: boolean | undefined;
  readonly onClose: () => void;
}

function Loading() {
  return (
    <Stack spacing={2} aria-busy>
      <Skeleton variant="rounded" height="3rem" />
      <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '4 / 3' }} />
      <Skeleton variant="rounded" height="6rem" />
    </Stack>
  );
}

/** The preview of a report (specification 2): as wide as the specification says, and on phones the whole screen. */
export function ReportPreviewDialog({ reportId, version, draft, onClose }: Props) {
  const { t } = useTranslation('preview');
  const { t: common } = useTranslation();
  const titleId = useId();
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const session = useSession();
  const mayRead = session !== null && reports.endpoints.detail.access.includes(session.role);
  const { data, error, refetch } = useQuery({
    ...queryOf(reports.endpoints.detail, {
      report_id: reportId,
      ...(version !== undefined && { version }),
      ...(draft && { draft }),
    }),
    enabled: mayRead,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth={false}
      fullScreen={isSmall}
      slotProps={{
        paper: {
          sx: isSmall ? {} : ({ layout }) => ({ width: '30%', minWidth: layout.form }),
        },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', pr: 1 }}>
        <DialogTitle id={titleId} sx={{ flex: 1 }}>
          {t('preview')}
        </DialogTitle>
        <IconButton aria-label={common('close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <DialogContent>
        {data && <ReportPreview report={data} />}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!mayRead && <Alert severity="info">{t('notForYou')}</Alert>}
        {mayRead && !data && !error && <Loading />}
      </DialogContent>
    </Dialog>
  );
}
