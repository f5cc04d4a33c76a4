import NotificationsNoneIcon from '@mui/icons-material/NotificationsNone';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NoticeSummary } from '#frontend/src/entities/notices/NoticeSummary.tsx';
import { noticesOf, useMarkRead, useNotices } from '#frontend/src/lib/notices.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { SchoolNoticeId } from '#shared/ids.ts';
import type { Notice } from '#shared/notices/fields.ts';

interface RowProps {
  readonly notice: Notice;
  readonly open: boolean;
  readonly onOpen: () => void;
}

/** A message is expanded in the list; a notice of the school opens on its page. */
function NoticeRow({ notice, open, onOpen }: RowProps) {
  const id = SchoolNoticeId.safeParse(notice.id);
  const target = id.success
    ? { component: Link, to: paths.notice(id.data) }
    : { 'aria-expanded': open };
  return (
    <ListItem disablePadding divider>
      <ListItemButton {...target} onClick={onOpen}>
        <NoticeSummary notice={notice} noWrap={!open}>
          <Typography
            variant="body2"
            noWrap={!open}
            sx={{ whiteSpace: open ? 'pre-line' : undefined, overflowWrap: 'anywhere' }}
          >
            {notice.body}
          </Typography>
        </NoticeSummary>
      </ListItemButton>
    </ListItem>
  );
}

/** Only the newest; a page of their own has all of them. */
const NEWEST = 10;

interface Props {
  /** A page was opened. */
  readonly onLeave: () => void;
}

/** The newest notices; opening one marks it as read. */
export function NoticeList({ onLeave }: Props) {
  const { t } = useTranslation('notices');
  const { data, error, isPending, refetch } = useNotices({ limit: NEWEST });
  const markRead = useMarkRead();
  const [openId, setOpenId] = useState<string | null>(null);

  if (isPending) return <ListSkeleton rows={4} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const list = noticesOf(data);
  if (list.length === 0)
    return (
      <EmptyState
        icon={<NotificationsNoneIcon color="disabled" fontSize="large" />}
        title={t('empty')}
        hint={t('emptyHint')}
      />
    );

  const toggle = (notice: Notice) => {
    // Its page marks it as read.
    if (SchoolNoticeId.safeParse(notice.id).success) return onLeave();
    setOpenId(openId === notice.id ? null : notice.id);
    if (!notice.read) markRead.mutate(notice);
  };
  return (
    <List disablePadding>
      {list.map((notice) => (
        <NoticeRow
          key={notice.id}
          notice={notice}
          open={openId === notice.id}
          onOpen={() => toggle(notice)}
        />
      ))}
    </List>
  );
}
