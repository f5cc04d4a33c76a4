import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { type ReportLine, useWithdraw } from '../queries.ts';

const ShareDialog = lazyPart(async () => (await import('./ShareDialog.tsx')).ShareDialog);

/** What is done with a report that is stored. After a withdrawal the family's word can still be read. */
export function ReportMenu({ report }: { readonly report: ReportLine }) {
  const { t } = useTranslation('reports');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState<'share' | 'withdraw' | null>(null);
  const withdrawing = useWithdraw();
  const close = () => setAsking(null);
  const ask = (next: 'share' | 'withdraw') => () => {
    setAnchor(null);
    setAsking(next);
  };
  const isPublished = report.state === 'published';
  return (
    <>
      <IconButton
        aria-label={t('menu.of', { name: report.student_name })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem component={Link} to={paths.editReport(report.student_id, report.id)}>
          {t('menu.edit')}
        </MenuItem>
        <MenuItem component={Link} to={paths.reportDialog(report.id)}>
          {t('menu.preview')}
        </MenuItem>
        <MenuItem component={Link} to={paths.studentReports(report.student_id)}>
          {t('menu.ofStudent')}
        </MenuItem>
        {(isPublished || report.word) && (
          <MenuItem onClick={ask('share')}>{t('menu.share')}</MenuItem>
        )}
        {isPublished && <MenuItem onClick={ask('withdraw')}>{t('menu.withdraw')}</MenuItem>}
      </Menu>
      {asking === 'share' && <ShareDialog reportId={report.id} onClose={close} />}
      <ConfirmDialog
        open={asking === 'withdraw'}
        title={t('withdraw.title', { name: report.student_name })}
        text={t('withdraw.text')}
        confirmLabel={t('menu.withdraw')}
        destructive
        working={withdrawing.isPending}
        onConfirm={() =>
          withdrawing.mutate(
            { report_id: report.id, version: report.version },
            { onSuccess: () => toast.success(t('withdraw.done')), onSettled: close },
          )
        }
        onCancel={close}
      />
    </>
  );
}
