import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/Delete';
import DescriptionIcon from '@mui/icons-material/Description';
import EditIcon from '@mui/icons-material/Edit';
import NotificationsActiveIcon from '@mui/icons-material/NotificationsActive';
import PushPinIcon from '@mui/icons-material/PushPin';
import UndoIcon from '@mui/icons-material/Undo';
import VisibilityIcon from '@mui/icons-material/Visibility';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { NEW } from '#frontend/src/lib/screen-address.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import type { RowAction } from '#frontend/src/ui/table/column.ts';
import { notices } from '#shared/notices/contract.ts';
import type { SentNotice } from '#shared/notices/fields.ts';
import type { OpenDialog } from './SentDialogs.tsx';

function usePin() {
  const { t } = useTranslation('sent');
  const change = useChange(notices.endpoints.pin, { changes: [notices] });
  return ({ id, pinned }: SentNotice) =>
    change.mutate(
      { notice_id: id, pinned: pinned ? 0 : 1 },
      { onSuccess: () => toast.success(t(pinned ? 'unpinned' : 'pinned')) },
    );
}

/** What can be done with a published notice. */
function usePublished(start: (dialog: OpenDialog) => void) {
  const { t } = useTranslation('sent');
  const pin = usePin();
  return (notice: SentNotice): RowAction[] =>
    notice.state === 'published'
      ? [
          {
            key: 'pin',
            label: t(notice.pinned ? 'unpin' : 'pin'),
            icon: <PushPinIcon />,
            onSelect: () => pin(notice),
          },
          {
            key: 'remind',
            label: t('remind.action'),
            icon: <NotificationsActiveIcon />,
            onSelect: () => start({ kind: 'remind', notice }),
          },
        ]
      : [];
}

/** Drafts are deleted, what was published or planned is taken back. */
function useEnds(start: (dialog: OpenDialog) => void) {
  const { t } = useTranslation('sent');
  return (notice: SentNotice): RowAction[] => {
    if (notice.state === 'withdrawn') return [];
    const kind = notice.state === 'draft' ? 'remove' : 'withdraw';
    return [
      {
        key: kind,
        destructive: true,
        label: t(`${kind}.action`),
        icon: kind === 'remove' ? <DeleteIcon /> : <UndoIcon />,
        onSelect: () => start({ kind, notice }),
      },
    ];
  };
}

/** The actions for a notice, in the list and on its page. */
export function useSentActions(start: (dialog: OpenDialog) => void) {
  const { t } = useTranslation('sent');
  const navigate = useNavigate();
  const [publishedOf, endsOf] = [usePublished(start), useEnds(start)];
  return (notice: SentNotice): RowAction[] => {
    const { id, state } = notice;
    const edit = {
      key: 'edit',
      label: t('edit'),
      icon: <EditIcon />,
      onSelect: () => void navigate(paths.editNotice(id)),
    };
    return [
      {
        key: 'see',
        label: t('see'),
        icon: <VisibilityIcon />,
        onSelect: () => void navigate(paths.sentNotice(id)),
      },
      ...(state === 'withdrawn' ? [] : [edit]),
      ...publishedOf(notice),
      {
        key: 'copy',
        label: t('copy'),
        icon: <ContentCopyIcon />,
        onSelect: () => void navigate(paths.editNotice(NEW), { state: { copy: id } }),
      },
      {
        key: 'template',
        label: t('template.action'),
        icon: <DescriptionIcon />,
        onSelect: () => start({ kind: 'template', notice }),
      },
      ...endsOf(notice),
    ];
  };
}
