import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { NoticeBody } from '#frontend/src/entities/notices/NoticeBody.tsx';
import { NoticeMarks } from '#frontend/src/entities/notices/NoticeMarks.tsx';
import { useFormats } from '#frontend/src/lib/format.ts';
import { useMarkRead } from '#frontend/src/lib/notices.ts';
import { usePageTitle } from '#frontend/src/lib/page-title.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { MailboxPicture } from '#frontend/src/ui/pictures/MailboxPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { SchoolNoticeId } from '#shared/ids.ts';
import { isWithdrawn, type ShownNotice, useShownNotice } from './use-shown-notice.ts';

/** The server answers an unknown notice like one to somebody else. */
const NOBODYS = SchoolNoticeId.parse('snt-0');

/** Notes once that it was opened. */
function useNoteRead({ notice: { id, read } }: ShownNotice): void {
  const { mutate, isIdle } = useMarkRead();
  useEffect(() => {
    if (!read && isIdle) mutate({ id });
  }, [id, read, isIdle, mutate]);
}

function Shown({ shown }: { readonly shown: ShownNotice }) {
  const { t } = useTranslation('mail');
  const { dateTime } = useFormats();
  const { notice, text } = shown;
  useNoteRead(shown);
  usePageTitle(notice.title);
  return (
    <Paper component="article" sx={{ p: { xs: 2, sm: 4 }, maxWidth: 'md' }}>
      <Stack spacing={1} sx={{ mb: 2 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {notice.title}
        </Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <NoticeMarks notice={{ ...notice, reminded: false }} />
        </Stack>
        <Typography color="textSecondary">
          {t('byLine', { name: notice.by, time: dateTime(notice.sent) })}
        </Typography>
      </Stack>
      <NoticeBody text={text} />
    </Paper>
  );
}

function Content() {
  const { t } = useTranslation('mail');
  const id = SchoolNoticeId.safeParse(useParams()['id']).data ?? NOBODYS;
  const { data, error, refetch } = useShownNotice(id);
  // Also while it is read: what was withdrawn is not shown any longer.
  if (isWithdrawn(error))
    return (
      <Paper role="status">
        <EmptyState
          icon={<MailboxPicture height={14} />}
          title={t('withdrawn')}
          hint={t('withdrawnHint')}
        />
      </Paper>
    );
  if (data) return <Shown shown={data} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <ListSkeleton rows={8} />;
}

/** A notice of the school, for those to whom it goes. */
export default function NoticePage() {
  const { t } = useTranslation('mail');
  return (
    <>
      <Button component={Link} to={paths.mail} startIcon={<ArrowBackIcon />} sx={{ mb: 1 }}>
        {t('back')}
      </Button>
      <Content />
    </>
  );
}
