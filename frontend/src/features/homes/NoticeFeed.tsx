import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { NoticeEntry } from '#frontend/src/entities/notices/NoticeEntry.tsx';
import { noticesOf, useMarkRead, useNotices } from '#frontend/src/lib/notices.ts';
import { MailboxPicture } from '#frontend/src/ui/pictures/MailboxPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';

interface Props {
  readonly limit: number;
  /** Offers the older notices, a page at a time; without it only the newest are shown. */
  readonly paged?: boolean;
  readonly emptyTitle?: string;
  readonly emptyHint?: string;
}

/** Notices of the signed-in person; opening one marks it as read. */
export function NoticeFeed({ limit, paged = false, emptyTitle, emptyHint }: Props) {
  const { t } = useTranslation('homes');
  const query = useNotices({ limit });
  const { mutate: markRead } = useMarkRead();
  const list = noticesOf(query.data);

  if (query.isPending) return <ListSkeleton rows={3} />;
  if (query.isError && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (list.length === 0)
    return (
      <EmptyState
        icon={<MailboxPicture height={14} />}
        title={emptyTitle ?? t('notices.empty')}
        hint={emptyHint ?? t('notices.emptyHint')}
      />
    );
  return (
    <Stack spacing={1}>
      {list.map((notice) => (
        <NoticeEntry key={notice.id} notice={notice} onOpen={() => markRead(notice)} />
      ))}
      {paged && <MoreButton query={query}>{t('notices.more')}</MoreButton>}
      {paged && !query.hasNextPage && list.length > limit && (
        <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
          {t('notices.end')}
        </Typography>
      )}
    </Stack>
  );
}
