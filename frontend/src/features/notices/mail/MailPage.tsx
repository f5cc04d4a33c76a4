import DoneAllIcon from '@mui/icons-material/DoneAll';
import NotificationsActiveIcon from '@mui/icons-material/NotificationsActive';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeEntry } from '#frontend/src/entities/notices/NoticeEntry.tsx';
import {
  noticesOf,
  useMarkAllRead,
  useMarkRead,
  useNotices,
  useUnreadCount,
} from '#frontend/src/lib/notices.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { useReadOn } from '#frontend/src/lib/use-read-on.ts';
import { useTab } from '#frontend/src/lib/use-tab.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { MailboxPicture } from '#frontend/src/ui/pictures/MailboxPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import { TabbedPanel } from '#frontend/src/ui/TabbedPanel.tsx';
import { LIMITS } from '#shared/limits.ts';
import { kindsOf, type NoticeKind } from '#shared/notices/rules.ts';
import { ROLE } from '#shared/roles.ts';
import { MuteDialog } from './MuteDialog.tsx';

const ALL = 'all';
type Tab = typeof ALL | NoticeKind;

/** The notices of a kind, page after page. */
function Entries({ kind }: { readonly kind: NoticeKind | '' }) {
  const { t } = useTranslation('mail');
  const query = useNotices({ kind, pinned: true });
  const { mutate: markRead } = useMarkRead();
  const list = noticesOf(query.data);
  // A page is empty where only notices of other kinds lie.
  const reading = useReadOn(query, list.length > 0);

  if (query.isPending || reading) return <ListSkeleton rows={6} />;
  if (query.isError && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (list.length === 0 && !query.hasNextPage)
    return (
      <EmptyState
        icon={<MailboxPicture height={14} />}
        title={t(kind ? 'emptyKind' : 'empty')}
        hint={t('emptyHint')}
      />
    );
  return (
    <Stack spacing={1}>
      {list.map((notice) => (
        <NoticeEntry key={notice.id} notice={notice} onOpen={() => markRead(notice)} />
      ))}
      <MoreButton query={query}>{t('more')}</MoreButton>
      {!query.hasNextPage && list.length > LIMITS.pageSize && (
        <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
          {t('end')}
        </Typography>
      )}
    </Stack>
  );
}

function Actions({ onMute }: { readonly onMute: () => void }) {
  const { t } = useTranslation('mail');
  const { data: count = 0 } = useUnreadCount();
  const { mutate, isPending } = useMarkAllRead();
  return (
    <>
      <Button startIcon={<NotificationsActiveIcon />} onClick={onMute}>
        {t('mute.action')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<DoneAllIcon />}
        loading={isPending}
        loadingPosition="start"
        disabled={count === 0}
        onClick={() => mutate()}
      >
        {t('readAll')}
      </Button>
    </>
  );
}

/** Everything that concerns the signed-in person: notices of the school and messages of the service. */
export default function MailPage() {
  const { t } = useTranslation('mail');
  const { role } = useSignedIn();
  const [isMuting, setMuting] = useState(false);
  const tabs: [Tab, ...Tab[]] = [ALL, ...kindsOf(role)];
  const [tab, setTab] = useTab(tabs, 'kind');
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t(role === ROLE.student ? 'subtitleStudent' : 'subtitle')}
        actions={<Actions onMute={() => setMuting(true)} />}
      />
      <TabbedPanel
        tabs={tabs}
        tab={tab}
        onTab={setTab}
        labelOf={(name) => (name === ALL ? t('all') : t(`kind.${name}`))}
      >
        <Entries key={tab} kind={tab === ALL ? '' : tab} />
      </TabbedPanel>
      {isMuting && <MuteDialog onClose={() => setMuting(false)} />}
    </>
  );
}
