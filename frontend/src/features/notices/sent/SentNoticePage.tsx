import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { NoticeBody } from '#frontend/src/entities/notices/NoticeBody.tsx';
import { paths } from '#frontend/src/lib/paths.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { SchoolNoticeId } from '#shared/ids.ts';
import { NoticeFacts } from './NoticeFacts.tsx';
import { type SentDetails, useSentNotice } from './queries.ts';
import { Receipts } from './Receipts.tsx';
import { type OpenDialog, SentDialogs } from './SentDialogs.tsx';
import { SentHeader } from './SentHeader.tsx';

/** The server answers an unknown notice like one of somebody else. */
const NOBODYS = SchoolNoticeId.parse('snt-0');

const COLUMNS = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
} as const;

function Seen({ found }: { readonly found: SentDetails }) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { notice, text } = found;
  return (
    <>
      <SentHeader notice={notice} start={setDialog} />
      <Box sx={COLUMNS}>
        <Paper component="article" sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
          <NoticeBody text={text} />
        </Paper>
        <Stack spacing={3}>
          <NoticeFacts found={found} />
          {notice.published !== '' && (
            <Receipts notice={notice} onRemind={() => setDialog({ kind: 'remind', notice })} />
          )}
        </Stack>
      </Box>
      <SentDialogs
        dialog={dialog}
        onClose={() => setDialog(null)}
        onDeleted={() => void navigate(paths.notices)}
      />
    </>
  );
}

/** The page of a notice for its author: its text, to whom it goes, and who has read it. */
export default function SentNoticePage() {
  const { t } = useTranslation('sent');
  const navigate = useNavigate();
  const id = SchoolNoticeId.safeParse(useParams()['id']).data ?? NOBODYS;
  const { data, error } = useSentNotice(id);
  if (data) return <Seen found={data} />;
  if (!error) return <ListSkeleton rows={8} />;
  return (
    <ErrorState error={error} onRetry={() => void navigate(paths.notices)} retryLabel={t('back')} />
  );
}
