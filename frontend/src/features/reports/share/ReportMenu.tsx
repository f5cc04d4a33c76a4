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
import { useWithdraw } from '../queries.ts';
import { canBePublished, type MenuReport } from './menu-report.ts';

const ShareDialog = lazyPart(async () => (await import('./ShareDialog.tsx')).ShareDialog);
const VersionsDialog = lazyPart(async () => (await import('./VersionsDialog.tsx')).VersionsDialog);
const DiscardDialog = lazyPart(async () => (await import('./DiscardDialog.tsx')).DiscardDialog);
const PublishDialog = lazyPart(
  async () => (await import('../publish/PublishDialog.tsx')).PublishDialog,
);

type Asking = 'share' | 'withdraw' | 'versions' | 'discard' | 'publish' | null;

interface Props {
  readonly report: MenuReport;
  /** It is open in the editor, whose header has the more frequent actions as buttons. */
  readonly isOpen?: boolean;
  /** A report that was never published is gone with its draft. */
  readonly onGone?: () => void;
}

interface WithdrawProps {
  readonly report: MenuReport;
  readonly open: boolean;
  readonly onClose: () => void;
}

function Withdrawing({ report, open, onClose }: WithdrawProps) {
  const { t } = useTranslation('reports');
  const withdrawing = useWithdraw();
  return (
    <ConfirmDialog
      open={open}
      title={t('withdraw.title', { name: report.student_name })}
      text={t('withdraw.text')}
      confirmLabel={t('menu.withdraw')}
      destructive
      working={withdrawing.isPending}
      onConfirm={() =>
        withdrawing.mutate(
          { report_id: report.id, version: report.version },
          { onSuccess: () => toast.success(t('withdraw.done')), onSettled: onClose },
        )
      }
      onCancel={onClose}
    />
  );
}

interface ItemsProps {
  readonly report: MenuReport;
  readonly isOpen: boolean;
  readonly ask: (next: Asking) => () => void;
}

/** Where a report can be gone to from a list. */
function links({ report, isOpen }: Pick<ItemsProps, 'report' | 'isOpen'>) {
  const { id, version, draft, student_id } = report;
  if (isOpen) return [{ key: 'ofStudent', to: paths.studentReports(student_id) }] as const;
  return [
    { key: 'edit', to: paths.editReport(student_id, id) },
    { key: 'preview', to: paths.reportDialog(id) },
    ...(version > 0 && draft
      ? [{ key: 'previewDraft', to: paths.reportDialog(id, { draft: true }) } as const]
      : []),
    { key: 'ofStudent', to: paths.studentReports(student_id) },
  ] as const;
}

/** What can be done in the state in which a report is. After a withdrawal the family's word can still be read. */
function actionsOf({ state, version, draft, word }: MenuReport, isOpen: boolean) {
  const isPublished = state === 'published';
  return [
    { key: 'publish', can: !isOpen && canBePublished({ draft, state }) },
    { key: 'versions', can: version > 0 },
    { key: 'share', can: isPublished || word !== '' },
    { key: 'withdraw', can: isPublished },
    { key: 'discard', can: draft },
  ] as const;
}

function Items({ report, isOpen, ask }: ItemsProps) {
  const { t } = useTranslation('reports');
  return (
    <>
      {links({ report, isOpen }).map(({ key, to }) => (
        <MenuItem key={key} component={Link} to={to}>
          {t(`menu.${key}`)}
        </MenuItem>
      ))}
      {actionsOf(report, isOpen).map(
        ({ key, can }) =>
          can && (
            <MenuItem key={key} onClick={ask(key)}>
              {t(`menu.${key}`)}
            </MenuItem>
          ),
      )}
    </>
  );
}

/** What is done with a report that is stored. */
export function ReportMenu({ report, isOpen = false, onGone }: Props) {
  const { t } = useTranslation('reports');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState<Asking>(null);
  const close = () => setAsking(null);
  const ask = (next: Asking) => () => {
    setAnchor(null);
    setAsking(next);
  };
  const { id, cycle_id, class_id, student_id, student_name: name } = report;
  return (
    <>
      <IconButton
        aria-label={t('menu.of', { name })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <Items report={report} isOpen={isOpen} ask={ask} />
      </Menu>
      <Withdrawing report={report} open={asking === 'withdraw'} onClose={close} />
      {asking === 'share' && <ShareDialog reportId={id} onClose={close} />}
      {asking === 'versions' && <VersionsDialog reportId={id} onClose={close} />}
      {asking === 'discard' && (
        <DiscardDialog report={report} onClose={close} {...(onGone && { onGone })} />
      )}
      {asking === 'publish' && (
        <PublishDialog
          cycleId={cycle_id}
          classId={class_id}
          lines={[{ student_id, name }]}
          only={id}
          onClose={close}
        />
      )}
    </>
  );
}
